import { Button, Card, Notice, Stack, TextField } from '@strongroom/ui-kit'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { listRpcOrigins } from '../../config/listRpcOrigins.ts'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { SettingsTop } from '../../core/SettingsTop.tsx'
import { useChainRecords } from '../../core/useChainRecords.ts'
import { useServices } from '../../core/useServices.ts'
import { isHttpUrl } from '../../storage/guards.ts'
import type { ChainRecord } from '../../storage/parseChainRecords.ts'
import { useStore } from '../../storage/useStore.ts'
import type { RpcCheck } from './checkRpc.ts'
import { useNetworkTexts } from './networkTexts.ts'

// Loads when an endpoint is checked.
const RpcAnswer = lazy(async () => {
  const { RpcAnswer: component } = await import('./RpcAnswer.tsx')
  return { default: component }
})

// Last on the page, which does not wait for it.
const AllowedEndpoints = lazy(async () => {
  const { AllowedEndpoints: component } = await import('./AllowedEndpoints.tsx')
  return { default: component }
})

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
  const t = useNetworkTexts()
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
    if (!isHttpUrl(url)) return setResult({ kind: 'badUrl' })
    setBusy(true)
    try {
      const { checkRpc } = await import('./checkRpc.ts')
      const checked = await checkRpc(url, chainId, listRpcOrigins(config))
      if (checked.kind === 'ok') choose(url)
      setResult(checked)
    } catch {
      // The code of the check did not load.
      setResult({ kind: 'noAnswer' })
    }
    setBusy(false)
  }

  const answer = result && (
    <Suspense>
      <RpcAnswer result={result} chainId={chainId} />
    </Suspense>
  )
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
        error={result && result.kind !== 'ok' ? answer : undefined}
        hint={
          chosen === undefined ? (
            hint
          ) : result?.kind === 'ok' ? (
            <span role="status">{answer}</span>
          ) : (
            t('inUse')
          )
        }
      />
      <Button type="submit" busy={isBusy}>
        {t('check')}
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
          {t('reset')}
        </Button>
      )}
    </form>
  )
}

/** The endpoints that every check of the app asks, by network. */
export function NetworksPage() {
  const t = useNetworkTexts()
  const { config, rpcFor, secondRpcFor, stores } = useServices()
  const { chains } = useChainRecords()
  // The texts follow what is chosen.
  useStore(stores.settings)
  return (
    <>
      <SettingsTop page="networks" description={t('description')} />
      <Stack gap={5}>
        <Card
          title={t('elsewhere')}
          description={t('elsewhereText')}
          actions={
            <ButtonLink to="/settings/other-networks">
              {t('elsewhereOpen')}
            </ButtonLink>
          }
        />
        {chains.map((chain) => (
          <Card key={chain.chainId} title={chain.chainName}>
            <Stack>
              {rpcFor(chain.chainId) === undefined && (
                <Notice tone="warning" title={t('missing')} />
              )}
              <RpcForm
                chain={chain}
                field="rpc"
                label={t('rpc', { chain: chain.chainName })}
                placeholder={config.chains[chain.chainId]?.rpcUrl}
                hint={t(
                  rpcFor(chain.chainId) === undefined
                    ? 'rpcMissing'
                    : 'rpcDefault',
                )}
              />
              <RpcForm
                chain={chain}
                field="secondRpc"
                label={t('secondRpc', { chain: chain.chainName })}
                placeholder={undefined}
                hint={t(
                  secondRpcFor(chain.chainId) === undefined
                    ? 'secondMissing'
                    : 'secondDefault',
                )}
              />
            </Stack>
          </Card>
        ))}
        <Suspense>
          <AllowedEndpoints />
        </Suspense>
      </Stack>
    </>
  )
}
