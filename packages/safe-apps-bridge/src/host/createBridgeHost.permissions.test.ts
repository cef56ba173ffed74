import { expect, test, vi } from 'vitest'
import { BridgeRejectedError } from '../errors/BridgeRejectedError.ts'
import { setup, to } from './createBridgeHost.test.fixture.ts'
import { createPermissionStore } from './createPermissionStore.ts'

const params = [{ requestAddressBook: {} }]
const origin = 'https://app.example'

function setupPrompt(requestPermissions: () => Promise<boolean>) {
  const permissions = createPermissionStore()
  const prompt = vi.fn(requestPermissions)
  const made = setup({ requestPermissions: prompt }, { permissions })
  let count = 0
  const askOften = async (times: number) => {
    for (let index = 0; index < times; index++) {
      made.ask('wallet_requestPermissions', params, `id-${count++}`)
      await made.settled()
    }
  }
  return { ...made, permissions, prompt, askOften }
}

const refused = { success: false, error: 'Permissions were rejected' }

test.each([
  ['declines', async () => false],
  ['closes', () => Promise.reject(new BridgeRejectedError())],
])('behavior: stops prompting an owner who %s three times', async (_, no) => {
  const { answers, prompt, askOften, windows, permissions } = setupPrompt(no)
  await askOften(20)
  expect(prompt).toHaveBeenCalledTimes(3)
  expect(answers()).toHaveLength(20)
  for (const answer of answers())
    expect(answer).toMatchObject({ ...refused, code: 4001 })
  // The limit also holds after the app has reloaded itself.
  windows.load()
  windows.load()
  await askOften(1)
  expect(prompt).toHaveBeenCalledTimes(3)
  // A permission that the owner grants elsewhere counts at once.
  const scope = `1337:${to.toLowerCase()}`
  permissions.grant(origin, ['requestAddressBook'], { scope })
  await askOften(1)
  expect(answers().at(-1)).toMatchObject({ success: true })
})

test('behavior: a question that the app itself took away is no refusal', async () => {
  const { prompt, askOften, windows } = setupPrompt(() => new Promise(() => {}))
  windows.load()
  for (let index = 0; index < 5; index++) {
    await askOften(1)
    windows.load()
  }
  expect(prompt).toHaveBeenCalledTimes(5)
})
