import type { Visitor } from '../visitor.ts';

/** A table on the server, made without a page. Returns where it is. */
export async function makeTable({ context }: Visitor, wish: { readonly [what: string]: unknown }): Promise<string> {
  const answer = await context.request.post('/api/tables', { data: wish });
  return `/t/${(await answer.json()).id}`;
}

/** The host goes into the lobby. Returns the way there for others. */
export async function invitation(host: Visitor, table: string): Promise<string> {
  await host.go(table);
  return new URL(await host.page.getByLabel('Link to sit down').inputValue()).pathname;
}

/** Takes the first free seat by an invitation. */
export async function sitDown(guest: Visitor, link: string, name: string): Promise<void> {
  await guest.go(link);
  await guest.page.getByLabel(/Your name|Votre nom/).fill(name);
  await guest.page
    .getByRole('button', { name: /Sit down here|S’asseoir ici/ })
    .first()
    .click();
}

/** The host, the first of them, begins the game of a table, and the others sit down at its open seats. */
export async function beginTogether(guests: readonly (readonly [Visitor, string])[], table: string): Promise<void> {
  const [[host], ...others] = guests as readonly [readonly [Visitor, string], ...(readonly [Visitor, string])[]];
  const link = await invitation(host, table);
  for (const [guest, name] of others) {
    await sitDown(guest, link, name);
    await host.page.getByText(name).first().waitFor();
  }
  await host.page.getByRole('button', { name: /^Start/ }).click();
  for (const [{ page }] of guests) await page.locator('.ask').waitFor();
}
