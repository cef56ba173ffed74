import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepStatistics } from './keepStatistics.ts'
import { nameStatements } from './nameStatements.ts'

let client: PGlite
beforeAll(async () => {
  client = await PGlite.create('memory://')
  await client.exec('create table item (id bigint primary key, name text)')
  nameStatements(client)
})
afterAll(() => client.close())

const named = async (text: string) => {
  const { rows } = await client.query<{ statement: string }>(
    'select statement from pg_prepared_statements where statement = $1',
    [text],
  )
  return rows.length
}

test('default: names a statement that is sent for the second time', async () => {
  const text = 'select $1::bigint as a, $2::text as b, $3::text[] as c'
  const params = [5, null, ['x', 'y']]
  const first = await client.query(text, params)
  expect(await named(text)).toBe(0)
  expect(await client.query(text, params)).toEqual(first)
  expect(await named(text)).toBe(1)
  expect(await client.query(text, params, { rowMode: 'array' })).toMatchObject({
    rows: [[5, null, ['x', 'y']]],
  })
})

test('behavior: a transaction uses the names and rolls back', async () => {
  const insert = 'insert into item values ($1, $2)'
  for (const id of [1, 2]) {
    const { affectedRows } = await client.query(insert, [id, 'a'])
    expect(affectedRows).toBe(1)
  }
  const failing = client.transaction(async (tx) => {
    await tx.query(insert, [3, 'b'])
    await tx.query(insert, [3, 'c'])
  })
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  const { rows } = await client.query('select count(*)::int as n from item')
  expect(rows).toEqual([{ n: 2 }])
})

test('error: a statement fails with the code of PostgreSQL, and works again', async () => {
  const text = 'select 1 / $1::int as result'
  for (let n = 0; n < 3; n += 1) {
    await expect(client.query(text, [0])).rejects.toMatchObject({
      code: '22012',
    })
  }
  expect((await client.query(text, [1])).rows).toEqual([{ result: 1 }])
  const broken = 'select from nowhere'
  for (let n = 0; n < 3; n += 1) {
    await expect(client.query(broken)).rejects.toMatchObject({ code: '42P01' })
  }
})

test('behavior: keeps the statements used last', async () => {
  for (let n = 0; n < 700; n += 1) {
    const text = `select ${n} as n`
    await client.query(text)
    expect((await client.query(text)).rows).toEqual([{ n }])
  }
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from pg_prepared_statements',
  )
  expect(rows[0]?.n).toBeLessThanOrEqual(301)
  expect(await named('select 699 as n')).toBe(1)
  expect(await named('select 3 as n')).toBe(0)
})

test('behavior: a table that has grown is analyzed', async () => {
  await client.exec(
    "insert into item select n, 'x' from generate_series(10, 2000) as n",
  )
  const stop = keepStatistics(client, { every: 20 })
  const analyzed = async () => {
    const { rows } = await client.query<{ n: number }>(
      "select reltuples::int as n from pg_class where relname = 'item'",
    )
    return rows[0]?.n
  }
  await expect.poll(analyzed, { timeout: 20_000 }).toBe(1993)
  stop()
})
