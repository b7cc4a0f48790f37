-- Originals: the owner adds, reads and removes, the team reads; nobody changes them.
select tests.reads('storage.objects where bucket_id = ''plans''', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('storage.objects', '{"insert": ["owner"], "delete": ["owner"]}', 'bucket_id = ''plans''');
