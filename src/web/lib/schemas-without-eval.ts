/**
 * Has zod check values without compiling code for it. It would try whether it may, and that is a breach of the pages' content security
 * policy. Imported before anything that makes a schema.
 */
const settings = '__zod_globalConfig';
const shared = globalThis as { [settings]?: { jitless?: boolean } };
shared[settings] = { ...shared[settings], jitless: true };
