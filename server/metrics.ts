import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Traces } from './traces.ts';

export class Metrics {
  /** Where the host has asked for them. */
  traces: Traces | undefined;
  readonly registry = new Registry();
  readonly moves = this.counter('skerry_moves_total', 'Lines added to logs and saved.');
  readonly commits = this.counter('skerry_commits_total', 'Transactions written to the disk.');
  readonly failedCommits = this.counter('skerry_failed_commits_total', 'Transactions that could not be written.');
  readonly collisions = this.counter(
    'skerry_collisions_total',
    'Changes rejected because another process wrote first.',
  );
  readonly messages = this.counter('skerry_messages_total', 'Messages received over the live channel.');
  readonly refusals = new Counter({
    name: 'skerry_refusals_total',
    help: 'Commands, connections and requests refused, by reason.',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly batch = new Histogram({
    name: 'skerry_commit_batch',
    help: 'Commands that shared one transaction.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers: [this.registry],
  });
  readonly commitSeconds = new Histogram({
    name: 'skerry_commit_seconds',
    help: 'Seconds a transaction took.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  readonly sockets = this.gauge('skerry_sockets', 'Open connections of the live channel.');
  readonly tables = this.gauge('skerry_tables_in_memory', 'Tables kept in memory.');
  readonly thinking = this.gauge('skerry_bots_thinking', 'Decisions bots are thinking about.');

  readonly damaged = this.gauge('skerry_damaged_tables', 'Tables that cannot be read any more.');
  readonly damagedFile = this.gauge(
    'skerry_database_damaged',
    'Whether the last check of the database file found it damaged.',
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.registry] });
  }
}
