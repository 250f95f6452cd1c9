import type { Line } from '@skerry/tables';
import { type Cells, LINE_COLUMNS, plain, storedLine } from '../cells.ts';
import type { Connections } from './connection.ts';

interface Asked {
  readonly id: string;
  readonly after: number;
  resolve(lines: Line[]): void;
  reject(error: unknown): void;
}

const GET_LINES = {
  name: 'lines',
  text: `
    SELECT asked.nth, ${LINE_COLUMNS.map((column) => `lines.${column}`).join(', ')}
    FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS asked (id, after, nth)
    JOIN lines ON lines.table_id = asked.id AND lines.n > asked.after
    ORDER BY asked.nth, lines.n`,
};

/** Reads lines of logs. All who ask at the same time share a query: a notice is often of many tables. */
export class LineReader {
  private readonly connections: Connections;
  private asked: Asked[] = [];

  constructor(connections: Connections) {
    this.connections = connections;
  }

  read(id: string, after: number): Promise<Line[]> {
    return new Promise((resolve, reject) => {
      if (this.asked.push({ id: plain(id), after, resolve, reject }) === 1) setImmediate(() => void this.ask());
    });
  }

  private async ask(): Promise<void> {
    const { asked } = this;
    this.asked = [];
    try {
      const values = [asked.map(({ id }) => id), asked.map(({ after }) => after)];
      const found = asked.map((): Line[] => []);
      for (const { nth, ...cells } of await this.connections.ask<Cells & { nth: number }>({ ...GET_LINES, values })) {
        found[nth - 1]?.push(storedLine(cells));
      }
      for (const [n, { resolve }] of asked.entries()) resolve(found[n]!);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
