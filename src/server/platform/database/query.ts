/** The query builder's words for stores, so that the library itself is imported in this folder only. */
export {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
export type { SQL } from 'drizzle-orm';
export type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
