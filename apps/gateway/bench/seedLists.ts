import { sql } from 'drizzle-orm'
import { type Address, keccak256, toHex, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Database } from '../src/db/Database.ts'
import { indexer } from '../src/db/schema/chain.ts'
import { renewHistory } from '../src/indexer/store/renewHistory.ts'

export const chainId = '1337'
/** Has a queue of twenty transactions, and nothing else. */
export const small: Address = '0x58E587586f0e57bcfba0D209333f4D483F7eBB45'
/** Has executed as many as were asked for, and as many wait. */
export const large: Address = '0x9B83f8d1228a2540b00c2091103026712Be0c669'
const sink: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

const owners = [1, 2, 3].map((n) => privateKeyToAccount(toHex(n, { size: 32 })))
const addresses = owners.map(({ address }) => address).sort()
const genesis = keccak256(toHex('genesis'))

const hash = (prefix: string) =>
  sql`'0x' || encode(sha256((${prefix}::text || n)::bytea), 'hex')`

const addSafe = async (db: Database, safe: Address, nonce: number) => {
  await db.execute(sql`insert into safe (chain_id, address, block_number,
    tx_hash, "timestamp", creator, singleton)
    values (${chainId}, ${safe}, 1, ${genesis}, 1000, ${sink}, ${sink})`)
  await db.execute(sql`insert into safe_state (chain_id, safe, block_number,
    nonce, threshold, owners, modules, singleton, fallback_handler, guard)
    values (${chainId}, ${safe}, 1, ${nonce}, 2,
      ${JSON.stringify(addresses)}::text::jsonb, '[]', ${sink},
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
        '0x' || repeat('ab', 65), 1000 + n from ${numbers}`)
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

/** As executions leave them behind: a state a block. */
const addStates = (db: Database, safe: Address, length: number) =>
  db.execute(sql`insert into safe_state (chain_id, safe, block_number, nonce,
    threshold, owners, modules, singleton, fallback_handler, guard)
    select chain_id, safe, n + 2, n + 1, threshold, owners, modules, singleton,
      fallback_handler, guard
    from safe_state, generate_series(0, ${length - 1}::int) as n
    where safe = ${safe}`)

/** Fills an empty store. */
export async function seedGateway(db: Database, length: number): Promise<void> {
  await addSafe(db, small, 0)
  await addQueue(db, small, { first: 0, length: 20 })
  await addSafe(db, large, 0)
  await addStates(db, large, length)
  await addExecutions(db, large, length)
  await addQueue(db, large, { first: length, length })
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
