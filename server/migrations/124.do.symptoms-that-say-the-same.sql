-- 구토를 한다, 구토를 동반한다: symptoms of an animal with one meaning are one choice, the first of them.
-- The import words the meaning (same-symptoms.policy.ts); until then only spaces are told apart from letters.
alter table symptoms add column meaning text;
alter table symptoms add column choice_id bigint;
alter table symptoms add column letters text generated always as (replace(parent || '|' || coalesce(child, ''), ' ', '')) stored;
update symptoms set meaning = regexp_replace(coalesce(child, parent), '[\s[:punct:]]', '', 'g');
update symptoms s set choice_id = c.first
from (select id, min(id) over (partition by division, meaning) as first from symptoms where retired_at is null) c where c.id = s.id;
create index symptoms_of_choice on symptoms (choice_id);

-- Names that came with the script of the page from which they were taken.
update diseases set retired_at = now() where retired_at is null and name ~ '[<>{}]|document\.|innerHTML';
update symptoms set retired_at = now() where retired_at is null and parent || coalesce(child, '') ~ '[<>{}]|document\.|innerHTML';
