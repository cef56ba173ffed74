import { createRpc } from '@strongroom/react-hooks/chain'
import { Button, Card, Notice, Stack, TextField } from '@strongroom/ui-kit'
import { type FormEvent, useState } from 'react'
import { listRpcOrigins } from '../../config/listRpcOrigins.ts'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import { isHttpUrl } from '../../storage/guards.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { useStore } from '../../storage/useStore.ts'
import { SettingsTop } from './SettingsTop.tsx'

/** An endpoint that answered, or why it cannot be used. */
type RpcCheck =
  | { ok: true; milliseconds: number; block: number }
  | { ok: false; problem: string }

/** Whether an endpoint answers for a chain, and how fast. */
async function checkRpc(
  url: string,
  chainId: string,
  allowed: readonly string[],
): Promise<RpcCheck> {
  const { origin } = new URL(url)
  if (!allowed.includes(origin) && origin !== location.origin)
    return {
      ok: false,
      problem: `The security policy of this site does not allow ${origin}. See below how to allow your own.`,
    }
  const rpc = createRpc(url, { retries: 0 })
  try {
    const answer = Number(await rpc.request({ method: 'eth_chainId' }))
    if (String(answer) !== chainId)
      return {
        ok: false,
        problem: `This endpoint serves chain ${answer}, not ${chainId}.`,
      }
    // The first request may have opened the connection.
    const start = performance.now()
    const block = Number(await rpc.request({ method: 'eth_blockNumber' }))
    return { ok: true, block, milliseconds: performance.now() - start }
  } catch {
    return {
      ok: false,
      problem:
        'The endpoint did not answer: it is down, or does not answer web pages (CORS).',
    }
  }
}

function RpcForm({
  chain: { chainId },
  field,
  label,
  hint,
  placeholder,
}: {
  chain: ChainRecord
  field: 'rpc' | 'secondRpc'
  label: string
  hint: string
  placeholder: string | undefined
}) {
  const { config, stores } = useServices()
  const chosen = useStore(stores.settings)[field]?.[chainId]
  const [text, setText] = useState(chosen ?? '')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<RpcCheck>()

  const choose = (url: string | undefined) =>
    stores.settings.set((current) => {
      const { [chainId]: _, ...others } = current[field] ?? {}
      return {
        ...current,
        [field]: url === undefined ? others : { ...others, [chainId]: url },
      }
    })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const url = text.trim()
    if (!isHttpUrl(url))
      return setResult({
        ok: false,
        problem: 'Enter an http or https address.',
      })
    setBusy(true)
    const checked = await checkRpc(url, chainId, listRpcOrigins(config))
    if (checked.ok) choose(url)
    setResult(checked)
    setBusy(false)
  }

  return (
    <form
      className="app-inline-form"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <TextField
        label={label}
        type="url"
        value={text}
        placeholder={placeholder}
        onValueChange={(value) => {
          setText(value)
          setResult(undefined)
        }}
        error={result?.ok === false ? result.problem : undefined}
        hint={
          chosen === undefined ? (
            hint
          ) : result?.ok ? (
            <span role="status">
              {`Your endpoint is in use. It answered in ${Math.round(result.milliseconds)} ms, block ${result.block}.`}
            </span>
          ) : (
            'Your endpoint is in use.'
          )
        }
      />
      <Button type="submit" busy={isBusy}>
        Check and use
      </Button>
      {chosen !== undefined && (
        <Button
          variant="ghost"
          onClick={() => {
            choose(undefined)
            setText('')
            setResult(undefined)
          }}
        >
          Reset
        </Button>
      )}
    </form>
  )
}

/** Which endpoints this site may connect to, and how to allow others. */
function AllowedEndpoints() {
  const { config } = useServices()
  return (
    <Card
      title="Endpoints that this site may use"
      description="The security policy of this deployment lists them; the browser refuses all others."
    >
      <Stack>
        <ul>
          {listRpcOrigins(config).map((origin) => (
            <li key={origin}>
              <code className="app-wrap">{origin}</code>
            </li>
          ))}
        </ul>
        <p className="app-advice">
          To use your own, run the wallet yourself and allow it there:
        </p>
        <code className="app-wrap">
          npm start -- --rpc https://your-node.example
        </code>
        <p className="app-advice">
          For a deployment, this command adds it to config.json and prints the
          headers to serve:
        </p>
        <code className="app-wrap">
          pnpm allow-rpc config.json https://your-node.example
        </code>
      </Stack>
    </Card>
  )
}

/** The endpoints that every check of the app asks, by network. */
export function NetworksPage() {
  const { config, rpcFor, secondRpcFor, stores } = useServices()
  const { chains } = useChainRecords()
  // The texts follow what is chosen.
  useStore(stores.settings)
  return (
    <>
      <SettingsTop
        title="Networks"
        description="The checks before a signature ask these endpoints. Choose ones that are not run by whoever runs the gateway. A change applies at once."
      />
      <Stack gap={6}>
        {chains.map((chain) => (
          <Card key={chain.chainId} title={chain.chainName}>
            <Stack>
              {rpcFor(chain.chainId) === undefined && (
                <Notice
                  tone="warning"
                  title="No endpoint set. Add one to check and sign on this network."
                />
              )}
              <RpcForm
                chain={chain}
                field="rpc"
                label={`RPC for ${chain.chainName}`}
                placeholder={config.chains[chain.chainId]?.rpcUrl}
                hint={
                  rpcFor(chain.chainId) === undefined
                    ? 'No endpoint set.'
                    : 'Using the default endpoint.'
                }
              />
              <RpcForm
                chain={chain}
                field="secondRpc"
                label={`Second RPC for ${chain.chainName}`}
                placeholder={undefined}
                hint={
                  secondRpcFor(chain.chainId) === undefined
                    ? 'Optional. Facts such as token decimals and statuses are compared between both.'
                    : 'The default endpoint is compared with yours.'
                }
              />
            </Stack>
          </Card>
        ))}
        <AllowedEndpoints />
      </Stack>
    </>
  )
}
