/** One of the people behind Hotseat, as the "Cognitive Framework" section names them. */
type Creator = { name: string; role: string; text: string };

/** Whoever runs this service fills in real people, with their consent. While the list is empty the section speaks of former interview panellists. */
export const creators: readonly Creator[] = [];
