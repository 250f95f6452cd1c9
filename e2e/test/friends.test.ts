import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from '../findings.ts';
import { Player } from '../player.ts';
import type { Visitor } from '../visitor.ts';
import { Wire } from '../wire.ts';
import { invitation, makeTable, sitDown } from './lobby.ts';
import { party } from './party.ts';
import { resize } from './resize.ts';

const server = party();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Both play what they are asked until `enough` or the end. */
async function playOn(players: readonly Player[], enough: (decisions: number) => boolean): Promise<void> {
  const asked = new Map<Player, Promise<Player | undefined>>();
  /** Each page is looked at once, until it asks or the game is over. */
  const whenAsked = (player: Player) => {
    const waiting = asked.get(player) ?? player.isAsked().then((is) => (is ? player : undefined));
    asked.set(player, waiting);
    return waiting;
  };
  for (let decisions = 0; !enough(decisions); ) {
    const next = await Promise.race(players.map(whenAsked));
    if (next === undefined) return;
    asked.delete(next);
    // Both may be asked at once, or the other's decision has taken this one away.
    if ((await next.isAskedNow()) && (await next.decide()) !== undefined) decisions++;
  }
}

/** From the home page to a lobby: returns the link for others. */
async function invite(host: Visitor): Promise<string> {
  const { page } = host;
  await host.go('/');
  await page.getByRole('link', { name: 'Invite' }).first().click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Name of the table').fill('Evening tide');
  await button(page, 'Open the table').click();
  return page.getByLabel('Link to sit down').inputValue();
}

/** Every tile with its place and state; who stands there is told to each reader in their own way. */
const tiles = async (page: Page): Promise<string[]> => {
  const labels = await page
    .locator('.table-board [role="button"]')
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
  return labels.map((label) => /^[^,]+, \w+, \w+/.exec(label ?? '')?.[0] ?? '');
};

/** The end, as both see it. */
const ending = (page: Page) => page.getByRole('dialog', { name: 'The game is over' });

test('two people on a desk and a phone and a bot play from the home page to the replay', async () => {
  const wire = await Wire.to(server.address);
  const ada = await server.guest();
  const bruno = await server.guest({ screen: 'phone', address: wire.address });
  bruno.expect(/ERR_|WebSocket/);

  // The lobby: options, a bot, a link, a second person.
  const link = new URL(await invite(ada));
  await ada.page.getByRole('radio', { name: 'Elite' }).check();
  await ada.page
    .getByRole('listitem')
    .filter({ hasText: 'Seat 3' })
    .getByRole('button', { name: 'Add a bot here' })
    .click();
  await ada.page.getByLabel(/^How .* plays$/).selectOption({ label: 'Calm' });
  await bruno.go(link.pathname);
  await bruno.page.getByLabel('Your name').fill('Bruno');
  await button(bruno.page, 'Sit down here').click();
  await bruno.page.getByText('you, not ready yet').waitFor();
  await button(bruno.page, 'I am ready').click();
  await ada.page.getByRole('list', { name: 'Seats' }).getByText('ready').last().waitFor();
  await bruno.page.getByText('The host starts the game.').waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  const players = [
    new Player(ada.page, { seed: 3, curiosity: 0.4 }),
    new Player(bruno.page, { seed: 4, curiosity: 0.4 }),
  ] as const;
  await Promise.all(players.map((player) => player.slip.waitFor()));
  await playOn(players, (decisions) => decisions >= 4);

  // Bruno's train enters a tunnel, Ada plays on, Bruno comes back to the same point.
  wire.cut();
  await bruno.page.getByText('Connection lost. Skerry keeps trying; your game is safe.').waitFor();
  await ada.page.getByRole('region', { name: 'Bruno' }).getByText('away').waitFor();
  if (await players[0].isAskedNow()) await players[0].decide();
  wire.mend();
  await bruno.page.getByText('Connection lost').waitFor({ state: 'detached' });
  await ada.page.getByRole('region', { name: 'Bruno' }).getByText('away').waitFor({ state: 'detached' });
  await playOn(players, (decisions) => decisions >= 2);
  await bruno.page.reload();
  await players[1].slip.waitFor();

  // They give up together, unless an unlucky crew is lost by now.
  if (!(await players[0].isOver)) {
    await button(ada.page, 'Menu').click();
    await button(ada.page, 'Give up').click();
    await button(ada.page, 'Agree to give up').click();
    await ada.page.getByText('Ada wants to give up. The game ends as soon as everyone agrees.').waitFor();
    const wish = button(bruno.page, 'Ada wants to give up.');
    // In words, on a phone, too.
    expect(await wish.locator('span').evaluate((words) => getComputedStyle(words).clipPath)).toBe('none');
    await wish.click();
    await button(bruno.page, 'Agree to give up').click();
  }

  // Both see how it ended; the seed is checked in both pages.
  for (const { page } of [ada, bruno]) {
    await ending(page).waitFor();
    await ending(page).getByText('Yes: the seed matches its seal, and every draw comes from it.').waitFor();
  }
  const played = await Promise.all(
    [ada, bruno].map(({ page }) =>
      ending(page)
        .getByText(/turns? · \d+ moves?/)
        .textContent(),
    ),
  );
  expect(played[0]).toBe(played[1]);

  // The replay, by slider and by keys; a link to a moment, opened by a stranger.
  await ending(ada.page).getByRole('button', { name: 'Watch the replay' }).click();
  const slider = ada.page.getByRole('slider', { name: 'Step' });
  // An unlucky crew may be lost in its first turn; a book has at least these pages.
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(1);
  await slider.fill('1');
  // A first turn may be over at once.
  await ada.page.getByText(new RegExp(`You’re looking at turn [12], step 1 of ${last}\\.`)).waitFor();
  await slider.blur();
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.getByText(`step 2 of ${last}`).waitFor();
  await ada.page.keyboard.press('End');
  await ada.page.getByText(`step ${last} of ${last}`).waitFor();
  await ada.page.keyboard.press('Home');
  await ada.page.getByText(`step 0 of ${last}`).waitFor();
  const middle = Math.floor(last / 2);
  await slider.fill(`${middle}`);
  await expect.poll(() => new URL(ada.page.url()).searchParams.get('at')).toBe(`${middle}`);
  const moment = new URL(ada.page.url());
  const asItWas = await tiles(ada.page);
  const stranger = await server.guest();
  await stranger.go(moment.pathname + moment.search);
  await stranger.page.getByText(`step ${middle} of ${last}`).waitFor();
  expect(await tiles(stranger.page)).toEqual(asItWas);

  // Once more, with the same people.
  await ada.page.keyboard.press('Escape');
  await button(ada.page, 'Play again').click();
  await ending(bruno.page).getByRole('link', { name: 'Go to the new table' }).click();
  for (const { page } of [ada, bruno]) {
    await page.getByText('Bruno').first().waitFor();
    await page.getByText('Ada').first().waitFor();
  }
  await wire.close();
});

test('two options that a host sets quickly both hold, however slowly the table answers', async () => {
  const ada = await server.guest();
  let answers: (() => void)[] | undefined;
  await ada.page.routeWebSocket(/\/live/, (page) => {
    const server = page.connectToServer();
    server.onMessage((message) => {
      if (answers === undefined) page.send(message);
      else answers.push(() => page.send(message));
    });
  });
  await invite(ada);
  answers = [];
  await ada.page.getByRole('radio', { name: 'Elite' }).check();
  await ada.page.getByLabel('First turn').selectOption({ label: 'Ada' });
  expect(await ada.page.getByRole('radio', { name: 'Elite' }).isChecked()).toBe(true);
  // Each is told twice: the table has changed, and the wish is done.
  await expect.poll(() => answers?.length).toBeGreaterThanOrEqual(4);
  for (const answer of answers) answer();
  answers = undefined;
  await ada.page.reload();
  await ada.page.getByLabel('First turn').waitFor();
  expect(await ada.page.getByRole('radio', { name: 'Elite' }).isChecked()).toBe(true);
  expect(await ada.page.getByLabel('First turn').inputValue()).toBe('0');
});

test('in a lobby those who have sat down talk, also about turns of days, for which they are offered notifications', async () => {
  const [ada, bruno] = [await server.guest(), await server.guest({ screen: 'phone' })];
  const clock = { turn: 86_400_000, bank: 3 * 86_400_000 };
  const seats = [{ who: 'me', name: 'Ada' }, { who: 'open' }];
  const table = await makeTable(ada, { game: 'forbidden-island', seats, clock });
  const link = await invitation(ada, table);
  await bruno.go(link);
  await bruno.page.getByLabel('Your name').waitFor();
  // Whoever only looks on is offered neither.
  const chat = (page: Page) => page.getByRole('textbox', { name: 'Say something' });
  expect(await chat(bruno.page).count()).toBe(0);
  await sitDown(bruno, link, 'Bruno');
  await chat(bruno.page).fill('Weekends are best for me.');
  await bruno.page.getByRole('button', { name: 'Send', exact: true }).click();
  await ada.page.getByRole('log').getByText('Weekends are best for me.').waitFor();
  await chat(ada.page).fill('For me, too!');
  await chat(ada.page).press('Enter');
  await bruno.page.getByRole('log').getByText('For me, too!').waitFor();
  await ada.page.getByRole('button', { name: 'Get notified' }).click();
  await ada.page.getByRole('dialog', { name: 'Notifications' }).getByText('It is my turn').waitFor();
  await ada.page.keyboard.press('Escape');

  // At the table the talk goes on, and whoever waits is offered the same.
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [ada, bruno]) await page.locator('.ask').waitFor();
  const waiting = (await ada.page.locator('.ask[data-tone="others"]').count()) === 1 ? ada : bruno;
  await waiting.page.locator('.next-tables').getByRole('button', { name: 'Get notified' }).waitFor();
  // As in the list of tables: a day for the turn and three in reserve.
  await ada.page
    .locator('.seat-clock[data-runs="true"]')
    .getByText(/^(4|3) days$/)
    .first()
    .waitFor();
});

test('a Hero is chosen by portrait, values and ability, and whoever had it gets the other', async () => {
  const { page } = await server.guest({ isPainted: true });
  await page.goto('/new/island-of-dread?way=alone');
  await page.getByRole('radio', { name: 'Chosen' }).check();
  const [own, other] = [page.locator('.card-choice').nth(0), page.locator('.card-choice').nth(1)];
  await own.getByRole('radio', { name: 'Steelhorns' }).waitFor();
  expect(await own.locator('.option-chosen').innerText()).toMatch(
    /^Steelhorns\s+Life 6\s+Stamina 3\s+Mind 1\s+Body 4\s+Spirit 1\s+\S/,
  );
  const theirs = await other.locator('.option-chosen b').first().innerText();
  await own.getByRole('radio', { name: theirs }).check();
  await own.locator('.option-chosen').getByText(theirs, { exact: true }).waitFor();
  await other.locator('.option-chosen').getByText('Steelhorns', { exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
});

test('the game can be started from the first screen, whatever its options and wherever it is set up', async () => {
  const { page } = await server.guest();
  const start = page.getByRole('button', { name: /^(Start the game|Open the table)$/ });
  for (const way of ['alone', 'friends']) {
    await page.goto(`/new/island-of-dread?way=${way}`);
    await start.waitFor();
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1024, 768],
      [390, 844],
    ] as const) {
      await resize(page, { width, height });
      const { y, height: high } = (await start.boundingBox())!;
      expect([way, width, y + high <= height]).toEqual([way, width, true]);
    }
  }
});
