-- Issued files: the owner reads and removes; only the server writes.
select tests.reads('storage.objects where bucket_id = ''reports''', '{"owner": 1, "server": 1}');
select tests.writes('storage.objects', '{"delete": ["owner"]}', 'bucket_id = ''reports''');
