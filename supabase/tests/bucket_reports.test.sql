-- Issued files: the owner and the team read, the owner removes; only the server writes.
select tests.reads('storage.objects where bucket_id = ''reports''', '{"owner": 1, "team": 1, "server": 1}');
select tests.writes('storage.objects', '{"delete": ["owner"]}', 'bucket_id = ''reports''');
