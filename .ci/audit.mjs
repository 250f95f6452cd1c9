// Known holes in what we ship. Findings fail; a registry that cannot be asked is no finding.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

/** @typedef {{ name: string, severity: string, range: string }} Hole */

/** @returns {{ vulnerabilities?: Record<string, Hole>, message?: string }} */
function report() {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

const { vulnerabilities, message } = report();
if (!vulnerabilities) {
  console.log(
    `skipped audit: the list of known holes could not be asked (${message?.split(' - ')[0] ?? 'no answer from npm'})`,
  );
} else {
  const grave = Object.values(vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical');
  for (const { name, severity, range } of grave) console.log(`${name} ${range}: ${severity}`);
  if (grave.length > 0) {
    process.exitCode = 1;
    console.log('FAILED  audit: move the packages above to a version without the hole; `npm audit` tells which.');
  } else {
    console.log('ok      audit: no grave hole known in what we ship');
  }
}
