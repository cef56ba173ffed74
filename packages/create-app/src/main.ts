#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { ask } from './ask.ts'
import { run } from './run.ts'

const { stdin, stdout } = process

process.exitCode = await run(
  process.argv.slice(2),
  {
    print: (text) => void stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
    ask: stdin.isTTY && stdout.isTTY ? ask : undefined,
  },
  fileURLToPath(new URL('./templates', import.meta.url)),
)
