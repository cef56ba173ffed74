import { DevnetError } from './errors.ts'
import { parseArguments } from './parseArguments.ts'
import { startChain } from './startChain.ts'

// One chain from the command line: prints one JSON line when ready, stops
// after saving on SIGINT and SIGTERM, and fails when anvil goes away.
const abort = new AbortController()
let asked = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    asked = true
    abort.abort()
  })

try {
  const started = performance.now()
  const chain = await startChain({
    ...parseArguments(process.argv.slice(2)),
    signal: abort.signal,
  })
  console.log(
    JSON.stringify({
      ready: true,
      chainId: chain.chainId,
      rpcUrl: chain.rpcUrl,
      pid: chain.pid,
      milliseconds: Math.round(performance.now() - started),
      tokens: chain.tokens,
      safes: chain.safes,
    }),
  )
  await chain.ended
  if (asked) await chain.stop()
  else
    throw new DevnetError(`Anvil for chain ${chain.chainId} ended by itself.`)
} catch (error) {
  if (!asked) {
    console.error(error instanceof DevnetError ? error.message : error)
    process.exitCode = 1
  }
}
