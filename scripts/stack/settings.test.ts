import { expect, test } from 'vitest'
import { startHelp } from '../help.mjs'
import { readSettings } from './settings.ts'

test('default', () => {
  const { ports, gatewayUrl, reset, build } = readSettings([], {})
  expect({ ports, gatewayUrl, reset, build }).toMatchInlineSnapshot(`
    {
      "build": true,
      "gatewayUrl": "http://localhost:5180",
      "ports": {
        "chain1337": 8545,
        "chain2021": 8546,
        "docs": 5178,
        "gateway": 5180,
        "phone": 5177,
        "relay": 5176,
        "sampleApp": 5174,
        "wallet": 5173,
        "waypoint": 5175,
      },
      "reset": false,
    }
  `)
})

test('behavior: reads ports and folders from the environment', () => {
  const settings = readSettings(['--reset', '--no-build'], {
    GATEWAY_PORT: '6000',
    STRONGROOM_DATA: '/tmp/somewhere',
  })
  expect(settings.ports.gateway).toBe(6000)
  expect(settings.gatewayUrl).toBe('http://localhost:6000')
  expect(settings.data).toBe('/tmp/somewhere')
  expect(settings.reset).toBe(true)
  expect(settings.build).toBe(false)
})

test('behavior: pages of this machine may call the gateway unless origins are named', () => {
  expect(readSettings([], {}).allowedOrigins).toBe('loopback')
  const named = { GATEWAY_ALLOWED_ORIGINS: 'https://app.example' }
  expect(readSettings([], named).allowedOrigins).toBe('https://app.example')
  expect(startHelp).toContain('GATEWAY_ALLOWED_ORIGINS')
})

test('behavior: takes RPC endpoints of the owner, several times', () => {
  const args = ['--rpc', 'https://a.example/key', '--reset', '--rpc=http://b:1']
  const settings = readSettings(args, {})
  expect(settings.rpcUrls).toEqual(['https://a.example/key', 'http://b:1'])
  expect(settings.reset).toBe(true)
  expect(startHelp).toContain('--rpc')
})

test.each([['--rpc'], ['--rpc', 'node'], ['--rpc=javascript:alert(1)']])(
  'error: %s %s is no endpoint',
  (...args) => {
    expect(() => readSettings(args, {})).toThrow('needs an http(s) address')
  },
)

test.each([
  ['WALLET_PORT', 'abc'],
  ['WALLET_PORT', '0'],
  ['WALLET_PORT', '70000'],
  ['WALLET_PORT', '80.5'],
])('error: %s=%s', (name, value) => {
  expect(() => readSettings([], { [name]: value })).toThrow(
    `${name} must be a port from 1 to 65535, not "${value}".`,
  )
})

test('error: unknown option', () => {
  expect(() => readSettings(['--rest'], {})).toThrowErrorMatchingInlineSnapshot(
    `[SettingsError: Unknown option --rest. See "npm start -- --help" for the options.]`,
  )
})

test('error: one port for two parts', () => {
  expect(() =>
    readSettings([], { WALLET_PORT: '7000', GATEWAY_PORT: '7000' }),
  ).toThrowErrorMatchingInlineSnapshot(
    `[SettingsError: GATEWAY_PORT and WALLET_PORT are both 7000.]`,
  )
})
