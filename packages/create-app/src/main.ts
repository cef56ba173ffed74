#!/usr/bin/env node
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

const { stdin, stdout } = process

async function ask(question: string, otherwise: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stdout })
  try {
    return (await lines.question(`${question} (${otherwise}): `)).trim()
  } finally {
    lines.close()
  }
}

process.exitCode = await run(
  process.argv.slice(2),
  {
    print: (text) => void stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
    ask: stdin.isTTY && stdout.isTTY ? ask : undefined,
  },
  fileURLToPath(new URL('./templates', import.meta.url)),
)
