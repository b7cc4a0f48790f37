-- Originals: who stored them adds and reads them, and removes what no project has, the team reads; nobody changes them.
select tests.reads('storage.objects where bucket_id = ''plans''', '{"owner": 4, "team": 3, "server": 4}');
select tests.writes('storage.objects', '{"insert": ["owner"], "delete": ["owner"]}',
  'bucket_id = ''plans'' and name like ''%b2.pdf''');
-- A part of a file on its way is its sender's.
select tests.writes('storage.objects', '{"insert": ["owner"], "delete": ["owner"]}',
  'bucket_id = ''plans'' and name like ''%/0-%''');
-- What a project has, and pictures of its pages, are the server's alone.
select tests.writes('storage.objects', '{}', 'bucket_id = ''plans'' and name like ''%b1.pdf''');
select tests.writes('storage.objects', '{}', 'bucket_id = ''plans'' and name like ''%/page-%''');
