-- Invented prices of the demo are never told together with published ones: an import of real fees takes them away.
alter table published_fees add column is_demo boolean not null default false;
-- As the demo makes them (demo/knowledge.ts); no publisher's lowest and highest are both such multiples of the middle.
update published_fees set is_demo = true
where min_won = round(median_won * 0.6 / 100) * 100 and max_won = round(median_won * 1.9 / 100) * 100;
delete from published_fees where is_demo and exists (select from published_fees where not is_demo);
