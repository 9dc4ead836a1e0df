-- How a garment is cut, a word of the house for each part, and what it measures in each size.
alter table products
  add column cut jsonb not null default '{}' check (jsonb_typeof(cut) = 'object'),
  add column measures jsonb not null default '[]' check (jsonb_typeof(measures) = 'array');
