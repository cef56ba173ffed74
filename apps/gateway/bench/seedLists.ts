import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Address, type Hex, keccak256, toHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { renewHistory } from '../src/chain/store/renewHistory.ts'
import type { Database } from '../src/platform/db/Database.ts'
import { indexer } from '../src/platform/db/schema/chain.ts'

export const chainId = '1337'
/** Safe that has a queue of twenty transactions and an empty history. */
export const small: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
/** Safe with the configured number of rows of each kind. */
export const large: Address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
/** ERC-20 tokens that the safe was sent. */
const tokens = `{${[1, 2, 3, 4, 5].map((n) => toHex(n, { size: 20 })).join(',')}}`
const sink: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

/** Enabled in both safes. */
export const seededModule = sink

const owners = [1, 2, 3].map((n) => privateKeyToAccount(toHex(n, { size: 32 })))
/** Owners of both. */
export const addresses = owners.map(({ address }) => address).sort()
const genesis = keccak256(toHex('genesis'))

/** Hash of the n-th of something in the store. */
export const seededHash = (prefix: string, n: number): Hex =>
  `0x${createHash('sha256').update(`${prefix}${n}`).digest('hex')}`

const hash = (prefix: string) =>
  sql`'0x' || encode(sha256((${prefix}::text || n)::bytea), 'hex')`

const addSafe = async (db: Database, safe: Address, nonce: number) => {
  await db.execute(sql`insert into safe (chain_id, address, block_number,
    tx_hash, "timestamp", creator, singleton)
    values (${chainId}, ${safe}, 1, ${genesis}, 1000, ${sink}, ${sink})`)
  await db.execute(sql`insert into safe_state (chain_id, safe, block_number,
    nonce, threshold, owners, modules, singleton, fallback_handler, guard)
    values (${chainId}, ${safe}, 1, ${nonce}, 2,
      ${JSON.stringify(addresses)}::text::jsonb,
      ${JSON.stringify([seededModule])}::text::jsonb, ${sink},
      ${zeroAddress}, ${zeroAddress})`)
}

/** The fields of a transaction that pays a little. */
const payment = sql`${sink}, (n + 1)::text, '0x', 0, '0', '0', '0',
  ${zeroAddress}, ${zeroAddress}`
const paymentColumns = sql.raw(`"to", value, data, operation, safe_tx_gas,
  base_gas, gas_price, gas_token, refund_receiver`)

const addQueue = async (
  db: Database,
  safe: Address,
  { first, length }: { first: number; length: number },
) => {
  const numbers = sql`generate_series(${first}::int, ${first + length - 1}::int) as n`
  await db.execute(sql`insert into multisig_transaction (chain_id, safe_tx_hash,
    safe, nonce, proposer, submitted, modified, ${paymentColumns})
    select ${chainId}, ${hash(`queued ${safe}`)}, ${safe}, n, ${addresses[0]},
      1000 + n, 1000 + n, ${payment} from ${numbers}`)
  for (const owner of addresses.slice(0, 2)) {
    await db.execute(sql`insert into confirmation (chain_id, safe_tx_hash,
      owner, signature, submitted)
      select ${chainId}, ${hash(`queued ${safe}`)}, ${owner},
        '0x' || repeat('ab', 64) || '1b', 1000 + n from ${numbers}`)
  }
}

const addExecutions = async (db: Database, safe: Address, length: number) => {
  // Recovered like any other; who signed makes no difference to the time.
  const [one, two] = await Promise.all(
    owners.slice(0, 2).map((owner) => owner.sign({ hash: genesis })),
  )
  const signatures = `${one}${two?.slice(2)}`
  const numbers = sql`generate_series(0, ${length - 1}::int) as n`
  await db.execute(sql`insert into execution (chain_id, safe_tx_hash, safe,
    nonce, tx_hash, block_number, log_index, "timestamp", executor, success,
    payment, fee, threshold, signatures, ${paymentColumns})
    select ${chainId}, ${hash('executed')}, ${safe}, n, ${hash('tx')}, n + 2, 1,
      (n + 2) * 12000::bigint, ${addresses[0]}, true, '0', '21000', 2,
      ${signatures}, ${payment} from ${numbers}`)
  await db.execute(sql`insert into eth_transaction (chain_id, hash,
    block_number, index, "timestamp", "from", success)
    select ${chainId}, ${hash('tx')}, n + 2, 0, (n + 2) * 12000::bigint,
      ${addresses[0]}, true from ${numbers}`)
  await db.execute(sql`insert into transfer (chain_id, safe, tx_hash, position,
    log_index, block_number, "timestamp", kind, "from", "to", value)
    select ${chainId}, ${safe}, ${hash('tx')}, '1,0', 1, n + 2,
      (n + 2) * 12000::bigint, 'NATIVE_COIN', ${safe}, ${sink}, (n + 1)::text
    from ${numbers}`)
}

/** Adds one state per block, as executions do. */
const addStates = (db: Database, safe: Address, length: number) =>
  db.execute(sql`insert into safe_state (chain_id, safe, block_number, nonce,
    threshold, owners, modules, singleton, fallback_handler, guard)
    select chain_id, safe, n + 2, n + 1, threshold, owners, modules, singleton,
      fallback_handler, guard
    from safe_state, generate_series(0, ${length - 1}::int) as n
    where safe = ${safe}`)

/** Adds one row of each kind except multisig transactions for each `n`. */
const addOthers = async (db: Database, safe: Address, length: number) => {
  const numbers = sql`generate_series(0, ${length - 1}::int) as n`
  const time = sql`(n + 2) * 12000::bigint`
  await db.execute(sql`insert into multisig_transaction (chain_id, safe_tx_hash,
    safe, nonce, proposer, submitted, modified, ${paymentColumns})
    select ${chainId}, ${hash('executed')}, ${safe}, n, ${addresses[0]},
      1000 + n, 1000 + n, ${payment} from ${numbers}`)
  await db.execute(sql`insert into transfer (chain_id, safe, tx_hash, position,
    log_index, block_number, "timestamp", kind, token, "from", "to", value)
    select ${chainId}, ${safe}, ${hash('incoming')}, '1', 1, n + 2, ${time},
      case when n % 2 = 0 then 'ERC20' else 'NATIVE_COIN' end,
      case when n % 2 = 0 then (${tokens}::text::text[])[n / 2 % 5 + 1] end,
      ${sink}, ${safe}, (n + 1)::text from ${numbers}`)
  // Every store gets the same number of rows, the oldest ones: their count
  // affects the timing.
  await db.execute(sql`insert into transfer (chain_id, safe, tx_hash, position,
    log_index, block_number, "timestamp", kind, token, "from", "to", value)
    select ${chainId}, ${safe}, ${hash('incoming')}, '2', 2, n + 2, ${time},
      'ERC721', ${sink}, ${sink}, ${safe}, n::text
    from generate_series(0, 99) as n`)
  await db.execute(sql`insert into module_transaction (chain_id, safe, tx_hash,
    log_index, block_number, "timestamp", module, "to", value, data, operation,
    success)
    select ${chainId}, ${safe}, ${hash('module')}, 1, n + 2, ${time}, ${sink},
      ${sink}, '1', '0x', 0, true from ${numbers}`)
  await db.execute(sql`insert into approved_hash (chain_id, safe, hash, owner,
    block_number, tx_hash, "timestamp")
    select ${chainId}, ${safe}, ${hash('approved')}, ${addresses[0]}, n + 2,
      ${hash('approval')}, ${time} from ${numbers}`)
  await db.execute(sql`insert into message (chain_id, message_hash, safe, content,
    proposed_by, created, modified)
    select ${chainId}, ${hash('message')}, ${safe}, '"Hello"', ${addresses[0]},
      ${time}, ${time} from ${numbers}`)
  await db.execute(sql`insert into message_confirmation (chain_id, message_hash,
    owner, signature, submitted)
    select ${chainId}, ${hash('message')}, ${addresses[0]},
      '0x' || repeat('ab', 64) || '1b', ${time} from ${numbers}`)
}

/** Safes with a few transactions each, so that statistics show a usual store. */
const addMinors = async (db: Database, count: number) => {
  const numbers = sql`generate_series(0, ${count - 1}::int) as n`
  const minor = sql`'minor ' || n`
  const some = sql`${numbers}, generate_series(0, 4) as i`
  await db.execute(sql`insert into safe_state (chain_id, safe, block_number,
    nonce, threshold, owners, modules, singleton, fallback_handler, guard)
    select ${chainId}, ${minor}, i, i, 2, '[]', '[]', ${sink}, ${zeroAddress},
      ${zeroAddress} from ${some}`)
  await db.execute(sql`insert into multisig_transaction (chain_id, safe_tx_hash,
    safe, nonce, proposer, submitted, modified, ${paymentColumns})
    select ${chainId}, ${minor} || i, ${minor}, i, ${sink}, n, n, ${payment}
    from ${some}`)
  await db.execute(sql`insert into execution (chain_id, safe_tx_hash, safe,
    nonce, tx_hash, block_number, log_index, "timestamp", executor, success,
    payment, fee, threshold, signatures, ${paymentColumns})
    select ${chainId}, ${minor} || i, ${minor}, i, ${minor} || i, i, 1, n, ${sink},
      true, '0', '0', 2, '0x', ${payment} from ${some}`)
  await db.execute(sql`insert into transfer (chain_id, safe, tx_hash, position,
    log_index, block_number, "timestamp", kind, "from", "to", value)
    select ${chainId}, ${minor}, ${minor} || i, '1', 1, i, i, 'NATIVE_COIN', ${sink},
      ${minor}, '1' from ${some}`)
  await db.execute(sql`insert into module_transaction (chain_id, safe, tx_hash,
    log_index, block_number, "timestamp", module, "to", value, data, operation,
    success)
    select ${chainId}, ${minor}, ${minor} || i, 1, i, i, ${sink}, ${sink}, '1',
      '0x', 0, true from ${some}`)
  await db.execute(sql`insert into message (chain_id, message_hash, safe, content,
    proposed_by, created, modified)
    select ${chainId}, ${minor} || i, ${minor}, '"Hello"', ${sink}, i, i from ${some}`)
}

/** Fills an empty store. */
export async function seedGateway(db: Database, length: number): Promise<void> {
  await addMinors(db, 1_000)
  await addSafe(db, small, 0)
  await addQueue(db, small, { first: 0, length: 20 })
  await addSafe(db, large, 0)
  await addStates(db, large, length)
  await addExecutions(db, large, length)
  await addQueue(db, large, { first: length, length })
  await addOthers(db, large, length)
  await renewHistory(db, chainId, [{ safe: large, since: 0 }])
  await db.insert(indexer).values({
    chainId,
    genesisHash: genesis,
    head: length + 2,
    headHash: genesis,
    headTimestamp: 1,
  })
  await db.execute(sql`analyze`)
}
