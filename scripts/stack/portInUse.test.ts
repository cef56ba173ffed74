import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkPorts, PortInUseError } from './portInUse.ts'
import type { Part } from './settings.ts'

let server: Server | undefined

afterEach(async () => {
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined))
  server = undefined
})

async function listen(host: string): Promise<number> {
  const listening = createServer()
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, host, resolve))
  return (listening.address() as AddressInfo).port
}

test('default: free ports pass', async () => {
  const port = await listen('127.0.0.1')
  await new Promise((resolve) => server?.close(resolve))
  server = undefined
  await checkPorts({ wallet: port } as Record<Part, number>)
})

test.each(['127.0.0.1', '::1'])('error: taken on %s', async (host) => {
  const port = await listen(host)
  const error = await checkPorts({ gateway: port } as Record<
    Part,
    number
  >).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(PortInUseError)
  expect(String(error)).toBe(
    `PortInUseError: Port ${port} is already in use. Stop the program that listens there, or choose another port with GATEWAY_PORT.`,
  )
})
