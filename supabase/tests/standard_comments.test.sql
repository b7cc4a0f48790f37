-- Standard comments: their owner alone reads and writes the own ones; those of an organization's library its members
-- read, and its owners and reviewers write.
select tests.reads('public.standard_comments where organization_id is null', '{"owner": 1, "server": 1}');
select tests.writes('public.standard_comments', '{"insert": ["owner"], "update": ["owner"], "delete": ["owner"]}',
  'organization_id is null');
select tests.reads('public.standard_comments where organization_id is not null', '{"owner": 1, "team": 1, "server": 1}');
-- The copy that is added says who kept it.
select tests.writes('public.standard_comments',
  '{"insert": ["owner"], "update": ["owner", "reviewer"], "delete": ["owner", "reviewer"]}', 'organization_id is not null');
