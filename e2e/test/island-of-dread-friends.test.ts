import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import type { Visitor } from '../visitor.ts';
import { party } from './party.ts';

const server = party();

const READY = '.ask[aria-busy="false"]:is([data-tone="yours"], [data-tone="must"])';

/** A button of the bar that can be taken, once the page waits for an answer. */
const offer = (page: Page, name: string | RegExp): Locator =>
  page.locator(`${READY} .offers .offer[aria-disabled="false"]`).filter({ hasText: name }).first();

const slip = (page: Page): Locator => page.locator('.focus');
const goldOf = (page: Page, name: string): Promise<string> =>
  page.locator('.panel').filter({ hasText: name }).locator('[data-what="gold"]').first().innerText();

interface Friend {
  readonly name: string;
  readonly page: Page;
}

/** Two sit down at a table on the server; whoever goes first comes first. */
async function sitDown(ada: Visitor, bruno: Visitor): Promise<readonly [Friend, Friend]> {
  await ada.go('/new/island-of-dread?way=friends');
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.getByRole('radio', { name: '2', exact: true }).check();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  const link = new URL(await ada.page.getByLabel('Link to sit down').inputValue());
  await bruno.go(link.pathname);
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await bruno.page.getByRole('button', { name: 'Sit down here' }).first().click();
  await bruno.page.getByRole('button', { name: 'I am ready' }).click();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  const friends = [
    { name: 'Ada', page: ada.page },
    { name: 'Bruno', page: bruno.page },
  ] as const;
  await Promise.race(friends.map(({ page }) => page.locator(READY).waitFor()));
  return (await ada.page.locator(READY).isVisible()) ? friends : [friends[1], friends[0]];
}

/** Ends the turn by whatever goes on, until the other is asked. */
async function endTurn({ page }: Friend, other: Friend): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await other.page.locator(READY).isVisible()) return true;
        const go = page.locator(`${READY} .offer-go`);
        if (await go.isVisible()) await go.click();
        return false;
      },
      { interval: 200 },
    )
    .toBe(true);
}

/** To the road, the only space beside the town where all begin: nobody fights in a town. */
const stepOut = ({ page }: Friend): Promise<void> => offer(page, 'Take one step').click();

test('two browsers online: gold is named, proposed and agreed to, one attacks, and both see the dice of both', async () => {
  const [first, second] = await sitDown(await server.guest(), await server.guest());

  await offer(first.page, 'Stay here').click();
  await offer(first.page, `Trade with ${second.name}`).click();
  await slip(first.page).getByRole('button', { name: 'Give 1 gold' }).click();
  await slip(first.page).getByText('1 gold', { exact: true }).waitFor();
  expect(await findings(first.page, { within: '.focus' })).toEqual([]);
  await offer(first.page, 'Choose what you ask for').click();
  await offer(first.page, 'Make the proposal').click();
  await second.page.getByRole('heading', { name: `${first.name} proposes` }).waitFor();
  await offer(second.page, 'Agree').click();
  await slip(first.page).locator('.iod-talk').waitFor({ state: 'detached' });
  await expect.poll(() => goldOf(first.page, first.name)).toBe('2');
  await expect.poll(() => goldOf(first.page, second.name)).toBe('4');

  await endTurn(first, second);
  await stepOut(second);
  await endTurn(second, first);
  await stepOut(first);
  await offer(first.page, `Attack ${second.name}’s Hero`).click();
  for (const { page } of [first, second]) await expect.poll(() => slip(page).locator('.iod-party').count()).toBe(2);
  await strike([first, second]);
});

/** Both go on with what is proposed until a roll stands on both pages, with the dice of both sides. */
async function strike(friends: readonly Friend[]): Promise<void> {
  const isSeen = async (): Promise<boolean> => {
    const counts = await Promise.all(friends.map(({ page }) => slip(page).locator('.iod-against').count()));
    if (counts.every((count) => count > 0)) return true;
    for (const { page } of friends) {
      const go = page.locator(`${READY} .offer-go`);
      if (await go.isVisible()) await go.click();
    }
    return false;
  };
  await expect.poll(isSeen, { interval: 200 }).toBe(true);
}
