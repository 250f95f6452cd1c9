import type { GameSession } from '@skerry/tables';
import { type CheckedTable, type FallbackNames, isTableFile, type LoadRules, recordIn, tableFrom } from './files.ts';
import type { LocalTable, Shelved } from './local-table.ts';

export interface ImportedTable {
  readonly id: string;
  readonly name: string;
}

export interface ImportShelf {
  listTables(): Promise<readonly LocalTable[]>;
  /** Returns the name it got. */
  addTable(shelved: Shelved): Promise<string>;
}

export class Imports {
  private readonly load: LoadRules;
  private readonly shelf: ImportShelf;
  private last: CheckedTable | undefined;

  constructor(load: LoadRules, shelf: ImportShelf) {
    this.load = load;
    this.shelf = shelf;
  }

  /** All of a file, or nothing if part of it is broken. */
  async takeFile(values: readonly unknown[], names: FallbackNames): Promise<readonly ImportedTable[]> {
    const checked: CheckedTable[] = [];
    for (const value of values) checked.push(await tableFrom(value, this.load, names, Date.now()));
    const added: ImportedTable[] = [];
    for (const each of checked) added.push(await this.add(each));
    return added;
  }

  /** Unless it is here already. */
  async takeLink(value: unknown, names: FallbackNames): Promise<ImportedTable> {
    return (await this.alreadyHere(value)) ?? this.add(await tableFrom(value, this.load, names, Date.now()));
  }

  /** Of the last import, for whoever opens it now: it need not be replayed again. */
  sessionOf(id: string): GameSession | undefined {
    const { shelved, session } = this.last ?? {};
    this.last = undefined;
    return shelved?.table.id === id ? session : undefined;
  }

  private async add(checked: CheckedTable): Promise<ImportedTable> {
    const { shelved } = checked;
    const name = await this.shelf.addTable(shelved);
    this.last = checked;
    return { id: shelved.table.id, name };
  }

  private async alreadyHere(value: unknown): Promise<ImportedTable | undefined> {
    if (isTableFile(value)) return undefined;
    const { commitment, entries } = recordIn(value);
    const tables = await this.shelf.listTables();
    return tables.find(({ head, n }) => head.commitment === commitment && n === entries.length);
  }
}
