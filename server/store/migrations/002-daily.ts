/**
 * The results of the daily island. `who` is a hash of the day, the island and the person: it prevents that one browser
 * counts twice, and tells nothing of who that is or what else they did.
 */
export const daily = `
  CREATE TABLE daily (
    day TEXT NOT NULL,
    island TEXT NOT NULL,
    who TEXT NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (day, island, who)
  ) WITHOUT ROWID;
`;
