begin;
update bench_event set version = version + 1 where id = 1;
insert into bench_entry (event_id, payload) values (1, repeat('x', 250));
commit;
