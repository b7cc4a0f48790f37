-- Originals: the owner adds, reads and removes; nobody changes them.
select tests.reads('storage.objects where bucket_id = ''plans''', '{"owner": 1, "server": 1}');
select tests.writes('storage.objects', '{"insert": ["owner"], "delete": ["owner"]}', 'bucket_id = ''plans''');
