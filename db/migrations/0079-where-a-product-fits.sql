-- Where a garment lies close to the body: only these girths decide its size. A skirt that floats asks for no hips.
alter table products
  add column fitted_at text[] not null default '{bust,waist,hip}'
    check (fitted_at <@ '{bust,waist,hip}' and cardinality(fitted_at) between 1 and 3);
