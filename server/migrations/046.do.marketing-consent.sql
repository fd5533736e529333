-- When the person agreed to news and offers; null when they did not. The law asks for the day.
alter table users add column marketing_agreed_at timestamptz;
