import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from '../visitor.ts';
import { hearing, openedCompartments } from './hearing.ts';
import { party } from './party.ts';

const server = party();

/** A button of the bar that can be taken, once the page waits for an answer. */
const offer = (page: Page, name: string | RegExp): Locator =>
  page.locator('.ask[aria-busy="false"] .offers .offer[aria-disabled="false"]').filter({ hasText: name }).first();

const take = (page: Page, name: string | RegExp): Promise<void> => offer(page, name).click();

const slip = (page: Page, title: string | RegExp): Locator => page.getByRole('region', { name: title });

/** One of several of a kind, by the list. */
async function takeOne(page: Page, kind: string, action: string): Promise<void> {
  await take(page, kind);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.locator('.action-list').getByRole('button', { name: action }).click();
}

const yes = (page: Page, option: string): Promise<void> =>
  page.getByRole('group', { name: option }).getByRole('radio', { name: 'Yes' }).check();

/** Opens a table with friends, with the options that `set` sets in the lobby; all sit down, and it begins. */
async function gather(
  [host, ...others]: readonly [Visitor, ...Visitor[]],
  names: readonly string[],
  set: (lobby: Page) => Promise<void>,
): Promise<void> {
  await host.go('/new/islebound?way=friends');
  await host.page.getByLabel('Your name').fill(names[0]!);
  await host.page.getByRole('radio', { name: '3', exact: true }).check();
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = new URL(await host.page.getByLabel('Link to sit down').inputValue());
  for (const [n, guest] of others.entries()) {
    await guest.go(link.pathname);
    await guest.page.getByText('Nobody at the table can ask for a hint.').waitFor();
    await guest.page.getByLabel('Your name').fill(names[n + 1]!);
    await guest.page.getByRole('button', { name: 'Sit down here' }).first().click();
  }
  await set(host.page);
  for (const guest of others) await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
}

test('two people and a bot: they draft, one sails to the other, a trade is agreed on, and a raid is fought', async () => {
  const ada = await server.guest();
  const bruno = await server.guest({ screen: 'phone' });
  const guests = [ada, bruno] as const;
  const heard = guests.map(hearing);
  await gather(guests, ['Ada', 'Bruno'], async (lobby) => {
    await lobby
      .getByRole('listitem')
      .filter({ hasText: 'Seat 3' })
      .getByRole('button', { name: 'Add a bot here' })
      .click();
    await lobby.getByLabel(/^How .* plays$/).selectOption({ label: 'Calm' });
    for (const option of ['Architect', 'Trading', 'Raid']) await yes(lobby, option);
    // Whoever goes first chooses a home port last: the bot leaves the two their choice.
    await lobby.getByLabel('Who goes first').selectOption({ index: 3 });
  });

  await takeOne(bruno.page, 'Home port', 'Make Crimsika your home port');
  await takeOne(ada.page, 'Home port', 'Make Marhaven your home port');

  // The first card: Ada chooses, Bruno thinks; Ada reloads meanwhile and finds her choice.
  const adas = await keep(ada.page, 1, 0);
  await ada.page.getByText(`You keep ${adas}.`).waitFor();
  await ada.page.getByText('Bruno is still choosing.').waitFor();
  await ada.page.reload();
  await ada.page.getByText(`You keep ${adas}.`).waitFor();
  await ada.page.getByText('Bruno is still choosing.').waitFor();
  await keep(bruno.page, 1, 1);
  // The others at the same time.
  for (let pick = 2; pick <= 6; pick++) await Promise.all(guests.map(({ page }) => keep(page, pick, 0)));

  // Both hold seven cards, each their own, which the other has never been told of.
  for (const { page } of guests)
    await page
      .locator('.ask')
      .getByText(/7 cards/)
      .first()
      .waitFor();
  await take(ada.page, 'Your cards');
  await slip(ada.page, 'Your cards')
    .getByRole('button', { name: new RegExp(`^${adas}, `) })
    .waitFor();
  await ada.page.keyboard.press('Escape');
  for (const [seat, frames] of heard.entries()) {
    const opened = new Set(openedCompartments(frames));
    expect([...opened]).toEqual([seat]);
    expect(frames.join('').match(/"fact":"packDealt"/g)).toHaveLength(seat === 0 ? 2 : 1);
  }

  // Ada fetches pirates, and Bruno fishes.
  await takeOne(ada.page, 'Sail', 'Sail to Ratnest');
  await pastBerth(ada.page);
  await take(ada.page, 'Visit');
  await exhaust(ada.page, 'Work');
  await take(ada.page, 'End turn');
  await takeOne(bruno.page, 'Sail', 'Sail to The Grotto');
  await pastBerth(bruno.page);
  await take(bruno.page, 'Visit');
  await take(bruno.page, 'End turn');

  // Ada comes alongside and proposes: a pirate for two fish.
  await takeOne(ada.page, 'Sail', 'Sail to The Grotto');
  await pastBerth(ada.page);
  await take(ada.page, 'Trade with Bruno');
  const proposal = slip(ada.page, 'Trade with Bruno');
  await proposal.getByRole('button', { name: 'Give 1 pirate', exact: true }).click();
  await proposal.getByRole('button', { name: 'Ask for 1 fish', exact: true }).click();
  await proposal.getByText('1 fish', { exact: true }).waitFor({ state: 'attached' });
  await proposal.getByRole('button', { name: 'Ask for 1 fish', exact: true }).click();
  await proposal.getByText('2 fish', { exact: true }).waitFor({ state: 'attached' });
  await take(ada.page, 'Propose');
  await proposal.getByText('Waiting for Bruno to answer.').waitFor();
  const proposed = slip(bruno.page, 'Ada proposes a trade');
  await proposed.getByText('Agree to the trade, or refuse it.').waitFor();
  await proposed.getByText('1 pirate', { exact: true }).waitFor({ state: 'attached' });
  // Bruno would rather give one.
  await take(bruno.page, 'Counter-offer');
  const own = slip(bruno.page, 'Your counter-offer');
  await own.getByRole('button', { name: 'Give 1 fish less' }).click();
  await own.getByText('was 2').waitFor();
  await take(bruno.page, 'Propose');
  await slip(ada.page, 'Bruno’s counter-offer').getByText('was 2').waitFor();
  await take(ada.page, 'Agree');
  await proposal.waitFor({ state: 'detached' });

  // Each has one pirate now, and Ada turns on Bruno: she sees the odds and the stake first.
  await offer(ada.page, 'Raid Bruno').getByText('25% to take up to 1 coin').waitFor();
  await offer(ada.page, 'Raid Bruno').getByText('25% to lose up to 1 coin').waitFor();
  await take(ada.page, 'Raid Bruno');
  for (const { page } of [ada, bruno]) {
    const dice = page.locator('.ib-raid');
    await dice.waitFor();
    expect(await dice.locator('.ib-die-box').count()).toBe(2);
    await dice.getByText(/wins the raid|You win the raid|It is even/).waitFor();
  }
  await take(ada.page, 'End turn');
  await ada.page.locator('.ib-raid').waitFor({ state: 'detached' });
});

/** Somebody may lie there already: then an Administrate crew member is exhausted, and the rules choose one. */
async function pastBerth(page: Page): Promise<void> {
  await offer(page, /End turn|Administrate/).waitFor();
  if (await offer(page, 'Administrate').isVisible()) await take(page, 'Administrate');
}

/** Where several could do it, one is chosen. */
async function exhaust(page: Page, crew: string): Promise<void> {
  await offer(page, new RegExp(`End turn|${crew}`)).waitFor();
  if (!(await offer(page, crew).isVisible())) return;
  await page
    .getByRole('group', { name: 'Your crew' })
    .getByRole('button', { name: new RegExp(`^${crew}, on deck\\. Exhaust `) })
    .click();
}

/** Keeps one of the cards that are passed round; returns its name. */
async function keep(page: Page, pick: number, nth: number): Promise<string> {
  const pack = slip(page, `Choose card ${pick} of 7`);
  await pack.locator('.ib-building').nth(nth).click();
  const button = pack.getByRole('button', { name: /^Keep / });
  const name = (await button.innerText()).replace('Keep ', '');
  await button.click();
  return name;
}
