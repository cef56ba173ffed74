import { expect, test } from 'vitest'
import { root } from '../stack/settings.ts'
import { isKept, keptExports } from './keptExports.ts'
import { publishedFolders } from './openPublicApi.ts'
import {
  isUsed,
  readDocument,
  readExports,
  readUser,
  readUsers,
} from './unusedExports.ts'

const users = readUsers(root)
const unused = publishedFolders
  .flatMap((name) => readExports(root, name))
  .filter((each) => !isUsed(each, users))

test('default: every export is used, or a group gives a reason', () => {
  expect(users.length).toBeGreaterThan(100)
  expect(
    unused
      .filter((each) => !isKept(each))
      .map(({ entry, name }) => `${entry}: ${name}`),
  ).toEqual([])
})

test('behavior: the list of kept exports names unused ones only', () => {
  const names = new Set(unused.map(({ name }) => name))
  const listed = keptExports.flatMap((kept) =>
    Array.isArray(kept.names) ? (kept.names as string[]) : [],
  )
  expect(listed.filter((name) => !names.has(name))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('behavior: an export is used by who imports its entry and names it', () => {
  const each = { entry: '@strongroom/a/b', name: 'makeIt' }
  const code = "import { makeIt } from '@strongroom/a/b'"
  expect(isUsed(each, [readUser(code)])).toBe(true)
  expect(isUsed(each, [readUser("import('@strongroom/a')\nmakeIt()")])).toBe(
    false,
  )
  expect(isUsed(each, [readUser(code.replace('makeIt', 'makeItAll'))])).toBe(
    false,
  )
  expect(isUsed(each, [readUser(code, { package: '@strongroom/a' })])).toBe(
    false,
  )
  expect(isUsed(each, [readUser(code, { isTest: true })])).toBe(false)
  const inTests = { ...each, entry: '@strongroom/a/testing' }
  const test = "import { makeIt } from '@strongroom/a/testing'"
  expect(isUsed(inTests, [readUser(test, { isTest: true })])).toBe(true)
})

test('behavior: a block of a document is a use, its prose is not', () => {
  const block = "```ts\nimport { makeIt } from '@strongroom/a'\n```\n"
  const each = { entry: '@strongroom/a', name: 'makeIt' }
  expect(isUsed(each, readDocument(`# A\n\n${block}`))).toBe(true)
  expect(isUsed(each, readDocument("`makeIt` of '@strongroom/a'"))).toBe(false)
})
