/** What the server and the delivery service have in common. For Node only: no browser package imports it. */
export { migrateDatabase, type Migrations } from './src/migrate-database.ts';
export { networkOf } from './src/network.ts';
