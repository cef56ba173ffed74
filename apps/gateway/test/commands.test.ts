import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@strongroom/source', main, ...args],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  return { status, stdout, stderr }
}

test('default: --help lists the commands', () => {
  const { status, stdout, stderr } = run('--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  for (const name of ['serve', 'backup <file>', 'restore <file>', 'reindex']) {
    expect(stdout).toContain(`  ${name} `)
  }
  expect(run('serve', '--help').stdout).toContain(
    'Usage: strongroom-gateway serve',
  )
})

test('behavior: --version prints the version of the package', () => {
  const file = new URL('../package.json', import.meta.url)
  const { version } = JSON.parse(readFileSync(file, 'utf8'))
  expect(run('--version')).toEqual({
    status: 0,
    stdout: `${version}\n`,
    stderr: '',
  })
})

test.each([
  [['frobnicate'], "Unknown command 'frobnicate'. See --help.\n"],
  [['--ports', '80'], "Unknown option '--ports'. See --help.\n"],
  [['serve', '--ports=80'], "Unknown option '--ports'. See --help.\n"],
  [['backup', '--port=80', 'x'], "Unknown option '--port'. See --help.\n"],
  [['serve', 'more'], 'Usage: strongroom-gateway serve. See --help.\n'],
  [
    ['--rpc', 'http://127.0.0.1:1'],
    '--rpc belongs to a chain: write --chain <id> before it.\n',
  ],
  [['--data', '', '--chain', '1'], '--data must not be empty.\n'],
])('error: %j ends with one line and code 1', (args, stderr) => {
  expect(run(...args)).toEqual({ status: 1, stdout: '', stderr })
})
