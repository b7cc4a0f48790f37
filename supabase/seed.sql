-- Nothing to seed: the three plans come with the migrations, people and projects come by themselves.
select 1;
