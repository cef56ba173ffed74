import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Chain, startChain } from '@strongroom/devnet'
import {
  createGatewayClient,
  getTransactionQueue,
} from '@strongroom/gateway-sdk'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePorts } from '../../e2e/support/freePorts.ts'
import { packPackages } from '../consumers/packPackages.ts'
import { run } from '../consumers/run.ts'
import { startGateway } from '../consumers/startGateway.ts'
import { visit } from '../consumers/visit.ts'
import {
  type LocalRegistry,
  startLocalRegistry,
} from '../release/localRegistry.ts'
import { propose } from '../stack/propose.ts'
import { root } from '../stack/settings.ts'
import { findChromium } from '../test/findBrowsers.ts'
import { type Postgres, startPostgres } from '../test/postgres.ts'

// Walks docs/tutorials/run-it-for-your-team.md without containers, block by block.
// Needs PostgreSQL and Caddy on this machine, as Debian packages them. Tests run
// in their order, as a reader goes: each needs the one before it.

let guide: string
let folder: string
/** The clone of the repository, in which the guide's commands run. */
let clone: string
let chain: Chain<1337>
let postgres: Postgres
let registry: LocalRegistry
let browser: Browser
let receiver: Awaited<ReturnType<typeof startReceiver>>
let gateway: Awaited<ReturnType<typeof startGateway>> | undefined
let caddy: ChildProcess | undefined
let ports: { gateway: number; http: number; https: number }
let env: Record<string, string>

const treasury = () => {
  const safe = chain.safes.find(({ name }) => name === 'Treasury')
  if (safe === undefined) throw new Error('The chain has no Treasury.')
  return safe
}

const allBlocks = (page = guide): string[] =>
  [...page.matchAll(/^```\w+\n(.*?)^```$/gmsu)].map(([, code = '']) => code)

const used = new Set<string>()

/** A block of the guide, or of a page: the one that contains these words. */
function block(words: string, page = guide): string {
  const blocks = allBlocks(page).filter((code) => code.includes(words))
  const [code] = blocks
  if (code === undefined || blocks.length !== 1)
    throw new Error(`${blocks.length} blocks of the guide contain "${words}".`)
  used.add(code)
  return withOwnValues(code)
}

/** What a reader replaces by values of their own. The domains stay. */
function withOwnValues(code: string): string {
  const { port } = new URL(postgres.url)
  const values: readonly (readonly [string, string])[] = [
    ['https://node.example.net/key', chain.rpcUrl],
    ['GATEWAY_RPC_1=', 'GATEWAY_RPC_1337='],
    ['"chains": { "1":', '"chains": { "1337":'],
    ['"chainId": "1"', '"chainId": "1337"'],
    ['"chainName": "Ethereum"', '"chainName": "Local"'],
    // The wallet refuses a known short name on another chain.
    ['"shortName": "eth"', '"shortName": "geth"'],
    ['"startBlock": 18000000', '"startBlock": 0'],
    ['0x5afe00000000000000000000000000000000c0de', treasury().address],
    ['gateway:…@127.0.0.1/', `gateway:team@127.0.0.1:${port}/`],
    ['127.0.0.1:5180', `127.0.0.1:${ports.gateway}`],
    ['/etc/caddy', join(folder, 'etc/caddy')],
    ['/srv', join(folder, 'srv')],
    ['--chain 1 ', '--chain 1337 '],
    ['0x…', treasury().address],
    ['--from 19000000 --to 19000100', '--from 1 --to 3'],
    // Commands in containers run here as they are.
    ['docker compose exec -T database ', ''],
    ['docker compose exec gateway ', ''],
    ['docker compose cp gateway:', 'cp '],
    [
      'docker run --rm --volume new-data:/data --volume "$PWD:/backups:ro" strongroom-gateway',
      `GATEWAY_DATA_DIR=${join(folder, 'new-data')} strongroom-gateway`,
    ],
    ['/data/monday', join(folder, 'monday')],
    ['/backups/', `${clone}/`],
  ]
  return values.reduce((all, [from, to]) => all.replaceAll(from, to), code)
}

/** Runs commands of the guide in the clone; `input` is what a person types. */
async function shell(commands: string, input = ''): Promise<string> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: clone,
    env: { ...process.env, ...env },
    // Without a terminal, programs that ask for a password read this input.
    detached: true,
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await once(child, 'close')
  const output = (await said).join('\n')
  if (code !== 0) throw new Error(`${commands}\nended with ${code}:\n${output}`)
  return output
}

const settings = 'set -a && . ./gateway.env && set +a'

/** The last line of a block serves until it is stopped. */
async function start() {
  const lines = block('\nstrongroom-gateway\n').trim().split('\n')
  const place = `cd ${clone}; export PATH="${env['PATH']}" GATEWAY_PORT=${ports.gateway}`
  const commands = [place, ...lines.slice(0, -1), `exec ${lines.at(-1)}`]
  gateway = await startGateway(['bash', '-euc', commands.join('\n')])
}

/** What a browser gets from Caddy, with its own authority trusted. */
async function ask(host: string, path: string) {
  const authority = 'data/caddy/pki/authorities/local/root.crt'
  const ca = await readFile(join(folder, authority))
  const sent = request({
    ...{ host: '127.0.0.1', port: ports.https, servername: host, ca },
    ...{ path, headers: { Host: host } },
  }).end()
  const [response] = await once(sent, 'response')
  return {
    status: response.statusCode as number,
    headers: response.headers as Record<string, string>,
    body: await text(response),
  }
}

const local = (path: string) =>
  fetch(`http://localhost:${ports.gateway}${path}`)

const proposeAt = (baseUrl: string, nonce: number) =>
  propose(createGatewayClient({ baseUrl }), chain, treasury(), {
    ...{ nonce, to: chain.accounts[3] ?? '0x', value: 10n ** 15n },
    signers: [0],
  })

/** Nonces of the queue, as owners see it. */
async function readQueue(
  baseUrl = `http://localhost:${ports.gateway}`,
): Promise<number[]> {
  const { results } = await getTransactionQueue(
    createGatewayClient({ baseUrl }),
    { chainId: '1337', safeAddress: treasury().address },
  )
  return results.flatMap((row) => {
    if (row.type !== 'TRANSACTION') return []
    const { executionInfo } = row.transaction
    return executionInfo?.type === 'MULTISIG' ? [executionInfo.nonce] : []
  })
}

/** Takes what webhooks deliver. */
async function startReceiver() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, bodies, close: () => server.close() }
}

/** Publishes the gateway and what it needs, as the guide's npm finds them. */
async function publish(): Promise<void> {
  const turbo = join(root, 'node_modules/.bin/turbo')
  await run(root, [turbo, 'run', 'build', '--filter=@strongroom/gateway...'])
  const packed = await packPackages(folder)
  await writeFile(join(folder, '.npmrc'), tokenOf(registry))
  const needed = ['gateway', 'gateway-sdk', 'safe-protocol']
  for (const { name, tarball } of packed)
    if (needed.includes(name)) await publishFrom(folder, tarball)
  const gatewayFile = packed.find(({ name }) => name === 'gateway')?.tarball
  await mkdir(join(folder, 'next'))
  await run(folder, ['tar', '-xzf', `${gatewayFile}`, '-C', 'next'])
}

const tokenOf = ({ url }: LocalRegistry) =>
  `${url.replace('http:', '')}/:_authToken=team\n`

const publishFrom = (cwd: string, what: string) =>
  run(cwd, [
    ...['npm', 'publish', what, '--registry', registry.url],
    // Provenance needs the identity of a workflow run.
    ...['--no-provenance', '--loglevel', 'error'],
  ])

/** The repository as it is, without what was installed or built. */
async function cloneRepository(): Promise<void> {
  await mkdir(clone)
  await run(
    root,
    [
      ...['bash', '-euo', 'pipefail', '-c'],
      `git ls-files -z --cached --others --exclude-standard |
      tar --create --null --ignore-failed-read --files-from=- |
      tar --extract --directory="$CLONE"`,
    ],
    { CLONE: clone },
  )
}

beforeAll(async () => {
  guide = await readFile(
    join(root, 'docs/tutorials/run-it-for-your-team.md'),
    'utf8',
  )
  folder = await mkdtemp(join(tmpdir(), 'strongroom-team-'))
  clone = join(folder, 'strongroom')
  // A server of its own: the guide's names are taken on a shared one.
  vi.stubEnv('TEST_DATABASE_URL', '')
  const [server, ...rest] = await Promise.all([
    startPostgres(),
    startChain({ chainId: 1337 }),
    startLocalRegistry(),
    freePorts(3),
    findChromium(),
  ])
  if (server === undefined) throw new Error('PostgreSQL is not installed.')
  postgres = server
  const [started, packages, [port = 0, http = 0, https = 0], chromiumPath] =
    rest
  chain = started
  registry = packages
  ports = { gateway: port, http, https }
  env = {
    PATH: `${join(folder, 'global/bin')}:${process.env['PATH']}`,
    PGHOST: '127.0.0.1',
    PGPORT: new URL(postgres.url).port,
    PGUSER: 'postgres',
    npm_config_prefix: join(folder, 'global'),
    'npm_config_@strongroom:registry': registry.url,
    npm_config_prefer_offline: 'true',
    XDG_DATA_HOME: join(folder, 'data'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    CI: 'true',
  }
  browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      ...['--no-sandbox', '--disable-background-networking'],
      '--ignore-certificate-errors',
      `--host-resolver-rules=${['*.example.org', 'rpc.example.net'].map((host) => `MAP ${host}:443 127.0.0.1:${https}`).join(', ')}`,
    ],
  })
  receiver = await startReceiver()
  await cloneRepository()
  await publish()
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await browser?.close()
  await stopCaddy()
  await gateway?.kill('SIGTERM')
  receiver?.close()
  await Promise.all([chain?.stop(), registry?.close(), postgres?.stop()])
  await rm(folder, { recursive: true, force: true })
})

test('default: PostgreSQL gets a role and a database', async () => {
  await shell(block('createuser'), 'team\nteam\n')
  const query = 'select pg_get_userbyid(datdba) from pg_database'
  const owner = `psql --tuples-only --command "${query} where datname = 'gateway'"`
  expect((await shell(owner)).trim()).toBe('gateway')
})

/** The block that makes the wallet; compose, its last line, is not here. */
const walletCommands = () =>
  block('pnpm --filter @strongroom/wallet build')
    .split('\n')
    .filter((line) => !line.startsWith('docker'))
    .join('\n')

test('default: the wallet is built in a clone, with its configuration and headers', async () => {
  await shell(walletCommands())
  const headers = await readFile(join(clone, 'wallet/headers.caddy'), 'utf8')
  expect(headers).toContain('https://gateway.example.org')
  expect(headers).toContain('https://rpc.example.net')
})

test('default: the gateway is installed and becomes ready', async () => {
  await shell(block('npm install --global @strongroom/gateway\n'))
  expect(await shell('strongroom-gateway --version')).toMatch(/^0\.0\.0\n/u)
  // The page that the guide names for chains has the file.
  const page = await readFile(
    join(root, 'docs/index-a-public-chain.md'),
    'utf8',
  )
  await writeFile(join(clone, 'chains.json'), block('"onlySafes"', page))
  const webhooks = `GATEWAY_WEBHOOKS=webhooks.json\nGATEWAY_WEBHOOK_ALLOWED_HOSTS=${receiver.host}\n`
  await writeFile(
    join(clone, 'gateway.env'),
    block('# gateway.env') + webhooks,
    { mode: 0o600 },
  )
  await writeFile(join(clone, 'webhooks.json'), '[]')
  await start()
  expect((await local('/health/live')).status).toBe(200)
  const health = await local('/health')
  expect(health.status).toBe(200)
  expect(await health.json()).toMatchObject({ status: 'OK' })
  expect(await (await local('/health/ready')).json()).toHaveProperty('leader')
})

test('behavior: /metrics has every figure of the alert rules', async () => {
  const figures = await (await local('/metrics')).text()
  const rules = block('- alert: GatewayStoreAway')
  const names = new Set(rules.match(/\bgateway_\w+/gu))
  expect(names.size).toBeGreaterThan(5)
  for (const name of names)
    expect(figures, name).toMatch(new RegExp(`^${name}[ {]`, 'mu'))
})

test('behavior: a file of webhooks that takes the place of the old one counts', async () => {
  await writeFile(
    join(clone, 'webhooks.json.new'),
    JSON.stringify([
      {
        id: 'team',
        url: `http://${receiver.host}/`,
        secrets: ['a-secret-of-more-than-32-characters-'],
      },
    ]),
  )
  await shell(block('mv webhooks.json.new'))
  const cursors = `psql --tuples-only gateway --command 'select webhook from webhook_cursor'`
  await expect.poll(() => shell(cursors), { timeout: 30_000 }).toContain('team')
  const baseUrl = `http://localhost:${ports.gateway}`
  await proposeAt(baseUrl, 3)
  await expect
    .poll(() => receiver.bodies.join('\n'), { timeout: 30_000 })
    .toContain('"type":"PENDING_MULTISIG_TRANSACTION"')
})

test('behavior: a safe, and the safes of some blocks, are read again while it serves', async () => {
  const before = await readQueue()
  const output = await shell(`${settings}\n${block('reindex --chain')}`)
  expect(output.trim().split('\n').length).toBeGreaterThanOrEqual(2)
  expect(await readQueue()).toEqual(before)
})

async function stopCaddy(): Promise<void> {
  if (caddy?.exitCode !== null) return
  const ended = once(caddy, 'exit')
  caddy.kill()
  await ended
}

async function startCaddy(command: string): Promise<void> {
  const [file = '', ...args] = command.split(' ')
  caddy = spawn(file, args, {
    cwd: clone,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  })
  await expect
    .poll(
      () =>
        ask('gateway.example.org', '/health').then(
          ({ status }) => status,
          String,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
}

test('default: Caddy ends TLS, hides /metrics and serves the wallet', async () => {
  const own = `{
	admin off
	local_certs
	skip_install_trust
	http_port ${ports.http}
	https_port ${ports.https}
}
# Stands for the node that wallets read.
rpc.example.net {
	reverse_proxy ${new URL(chain.rpcUrl).host}
}
`
  await writeFile(join(clone, 'Caddyfile'), own + block('# Caddyfile'))
  await mkdir(join(folder, 'etc/caddy'), { recursive: true })
  const lines = block('caddy run').trim().split('\n')
  await shell(lines.slice(0, -1).join('\n'))
  await startCaddy(lines.at(-1) ?? '')
  expect((await ask('gateway.example.org', '/metrics')).status).toBe(404)
  const page = await ask('wallet.example.org', '/transactions/queue')
  expect(page).toMatchObject({ status: 200 })
  expect(page.headers['content-security-policy']).toContain(
    'https://gateway.example.org',
  )
  expect((await ask('wallet.example.org', '/headers.caddy')).status).toBe(404)
})

test('default: an owner sees a proposal in the wallet of the team', async () => {
  await proposeAt(`http://localhost:${ports.gateway}`, 2)
  expect(await readQueue()).toContain(2)
  await openQueue()
})

/** Opens the queue at the guide's address; errors of the page fail the test. */
const openQueue = async () => {
  const { length } = await readQueue()
  await visit(
    browser,
    `https://wallet.example.org/transactions/queue?safe=geth:${treasury().address}`,
    async (page) => {
      await page
        .getByText('Needs confirmations')
        .nth(length - 1)
        .waitFor()
    },
  )
}

test('behavior: a dropped database comes back from the backup', async () => {
  const before = await readQueue()
  await shell(`${settings}\n${block('pg_dump --format')}`)
  await gateway?.kill('SIGTERM')
  await shell('dropdb gateway')
  await shell(`${settings}\n${block('pg_restore')}`)
  await start()
  expect(await readQueue()).toEqual(before)
  expect((await ask('gateway.example.org', '/health/ready')).status).toBe(200)
})

test('behavior: the backup that compose makes has the tables of the gateway', async () => {
  await shell(block('pg_dump --username'))
  const list = await shell('pg_restore --list gateway.dump')
  expect(list).toContain('TABLE DATA public multisig_transaction')
})

test('behavior: the built-in store comes back from a backup made while it serves', async () => {
  const startOn = (name: string) => {
    const file = `GATEWAY_CHAINS=chains.json GATEWAY_RPC_1337=${chain.rpcUrl}`
    const place = `cd ${clone}; export PATH="${env['PATH']}" GATEWAY_PORT=0 ${file}`
    const serve = `exec strongroom-gateway --data ${join(folder, name)}`
    return startGateway(['bash', '-euc', `${place}\n${serve}`])
  }
  const first = await startOn('data-folder')
  await proposeAt(first.url, 2)
  const before = await readQueue(first.url)
  const place = `export GATEWAY_DATA_DIR=${join(folder, 'data-folder')}`
  await shell(`${place}\n${block('backup /data/monday.backup')}`)
  await first.kill('SIGTERM')
  const second = await startOn('new-data')
  expect(await readQueue(second.url)).toEqual(before)
  await second.kill('SIGTERM')
})

test('behavior: an update starts the new version on the same data', async () => {
  const before = await readQueue()
  const place = join(folder, 'next/package')
  const file = join(place, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...manifest, version: '0.0.1' }))
  await writeFile(join(place, '.npmrc'), tokenOf(registry))
  await publishFrom(place, '.')
  await shell(`${settings}\n${block('pg_dump --format')}`)
  await shell(block('@strongroom/gateway@latest'))
  expect(await shell('strongroom-gateway --version')).toMatch(/^0\.0\.1\n/u)
  await gateway?.kill('SIGTERM')
  await start()
  expect(await readQueue()).toEqual(before)

  const headers = join(clone, 'wallet/headers.caddy')
  await writeFile(headers, 'of the old version')
  await shell(walletCommands())
  const lines = block('caddy run').trim().split('\n')
  await shell(lines.slice(0, -1).join('\n'))
  await stopCaddy()
  await startCaddy(lines.at(-1) ?? '')
  expect(await readFile(headers, 'utf8')).toContain(
    'https://gateway.example.org',
  )
  await openQueue()
})

test('behavior: a step above used each block of the guide, but those that need containers', () => {
  const left = allBlocks().filter((code) => !used.has(code))
  expect(left.map((code) => code.split('\n', 1)[0])).toEqual([
    expect.stringContaining('docker build --file apps/gateway/Dockerfile'),
    // scripts/checks/teamGuide.test.ts checks both.
    expect.stringContaining('# .env, readable for you alone'),
    '# compose.yaml',
    // scripts/deploy/servers.long.test.ts runs nginx with it.
    'location / {',
  ])
})
