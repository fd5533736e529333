import type { Sql } from '../platform/database/database.ts';

export type Column = {
  name: string;
  type: string;
  isRequired: boolean;
  identity: '' | 'a' | 'd';
  isGenerated: boolean;
  expression: string | null;
  collation: string | null;
};
/** A table or a view with all that hangs on it, each as PostgreSQL writes it. */
export type Relation = {
  name: string;
  kind: 'table' | 'view';
  isUnlogged: boolean;
  options: string[];
  columns: Column[];
  constraints: { name: string; definition: string }[];
  indexes: string[];
  triggers: string[];
  statistics: string[];
  view: string | null;
};

export async function listExtensions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`select extname as name from pg_extension where extname <> 'plpgsql' order by 1`;
  return rows.map(({ name }) => name);
}

/** Of the schema public, without the table of migrations. */
export async function listRelations(sql: Sql): Promise<Relation[]> {
  return sql<Relation[]>`
    select c.relname as name, case c.relkind when 'v' then 'view' else 'table' end as kind, c.relpersistence = 'u' as is_unlogged,
      coalesce(c.reloptions, '{}') as options,
      case when c.relkind = 'v' then pg_get_viewdef(c.oid, true) end as view,
      (select coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'isRequired', a.attnotnull, 'identity', a.attidentity, 'isGenerated', a.attgenerated <> '',
          'expression', pg_get_expr(d.adbin, d.adrelid),
          'collation', (select o.collname from pg_collation o where o.oid = a.attcollation and a.attcollation <> t.typcollation))
          order by a.attnum), '[]')
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(jsonb_agg(jsonb_build_object('name', k.conname, 'definition', pg_get_constraintdef(k.oid, true))
          order by array_position('{p,u,f,c,x}', k.contype::text), k.conname), '[]')
        from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c', 'x')) as constraints,
      (select coalesce(jsonb_agg(pg_get_indexdef(i.indexrelid) order by x.relname), '[]')
        from pg_index i join pg_class x on x.oid = i.indexrelid
        where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid)) as indexes,
      (select coalesce(jsonb_agg(pg_get_triggerdef(g.oid, true) order by g.tgname), '[]')
        from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal) as triggers,
      (select coalesce(jsonb_agg(pg_get_statisticsobjdef(s.oid) order by s.stxname), '[]')
        from pg_statistic_ext s where s.stxrelid = c.oid) as statistics
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and c.relname <> 'schema_version'
      and not exists (select from pg_depend e where e.objid = c.oid and e.deptype = 'e')
    order by c.relname`;
}

export async function listFunctions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ definition: string }[]>`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
    order by p.proname, pg_get_function_identity_arguments(p.oid)`;
  return rows.map(({ definition }) => definition);
}
