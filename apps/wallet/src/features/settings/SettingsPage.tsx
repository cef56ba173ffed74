import {
  applyDensity,
  Button,
  Card,
  DensitySwitch,
  DescriptionList,
  Dialog,
  Notice,
  Skeleton,
  Stack,
  ThemeSwitch,
} from '@strongroom/ui-kit'
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react'
import { ButtonLink } from '../../core/ButtonLink.tsx'
import { PageTop } from '../../core/PageTop.tsx'
import { useOpenSafe } from '../../core/useOpenSafe.ts'
import { useRpc } from '../../core/useRpc.ts'
import { useServices } from '../../core/useServices.ts'
import { useStore } from '../../storage/useStore.ts'
import { LanguageSetting } from './LanguageSetting.tsx'
import { exportData, type ImportSummary, importData } from './portableData.ts'
import { RpcSettings } from './RpcSettings.tsx'
import { SafeSetup } from './SafeSetup.tsx'
import { useSafeState } from './useSafeState.ts'

/** Saves, restores and clears what only this browser knows. */
function DataSettings() {
  const { stores } = useServices()
  const file = useRef<HTMLInputElement>(null)
  const [summary, setSummary] = useState<ImportSummary>()
  const [problem, setProblem] = useState<string>()
  const [clearing, setClearing] = useState(false)

  const save = () => {
    const blob = new Blob([exportData(stores)], { type: 'application/json' })
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = `strongroom-${new Date().toISOString().slice(0, 10)}.json`
    link.click()
    URL.revokeObjectURL(url)
  }
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    setSummary(undefined)
    setProblem(undefined)
    if (chosen === undefined) return
    try {
      setSummary(importData(stores, await chosen.text()))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Stack>
      <Stack direction="row" gap={2}>
        <Button onClick={save}>Save a copy</Button>
        <Button onClick={() => file.current?.click()}>Restore a copy</Button>
        <Button onClick={() => setClearing(true)}>Clear…</Button>
        <input
          ref={file}
          className="sr-visually-hidden"
          type="file"
          accept="application/json,.json"
          aria-label="Copy to restore"
          tabIndex={-1}
          onChange={(event) => void load(event)}
        />
      </Stack>
      {summary && (
        <Notice tone="success" role="status" title="Restored">
          {summary.names} names added, {summary.renamed} kept as they are here,{' '}
          {summary.safes} safes added.
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" role="alert" title="Nothing was restored">
          {problem}
        </Notice>
      )}
      <Dialog
        open={clearing}
        onClose={() => setClearing(false)}
        title="Clear names, watched safes and settings?"
        description="They are only in this browser. Without a copy they are lost."
        footer={
          <Stack direction="row" gap={2} justify="end">
            <Button onClick={() => setClearing(false)}>Keep them</Button>
            <Button
              variant="danger"
              onClick={() => {
                stores.names.reset()
                stores.safes.reset()
                stores.settings.reset()
                setClearing(false)
              }}
            >
              Clear all
            </Button>
          </Stack>
        }
      />
    </Stack>
  )
}

// The settings are below the first screen.
const SigningSettings = lazy(async () => {
  const { SigningSettings: component } = await import('./SigningSettings.tsx')
  return { default: component }
})

export function SettingsPage() {
  const { stores } = useServices()
  const { theme, density = 'comfortable' } = useStore(stores.settings)
  const safe = useOpenSafe()
  const state = useSafeState(safe)
  // Settings are read through the endpoint, which this page lets the owner
  // choose.
  const rpc = useRpc(safe.chainId)
  return (
    <>
      <PageTop title="Settings" />
      <Stack gap={6}>
        <SafeSetup />
        {(rpc === undefined || (state.data ?? state.error)) && (
          <>
            <Card title="Your own RPC">
              <RpcSettings />
            </Card>
            <Card title="Appearance">
              <LanguageSetting />
              <DescriptionList
                items={[
                  {
                    term: 'Theme',
                    value: (
                      <ThemeSwitch
                        value={theme}
                        onValueChange={(next) =>
                          stores.settings.set((current) => ({
                            ...current,
                            theme: next,
                          }))
                        }
                      />
                    ),
                  },
                  {
                    term: 'Density',
                    value: (
                      <DensitySwitch
                        value={density}
                        onValueChange={(next) => {
                          applyDensity(next)
                          stores.settings.set(({ density: _, ...current }) =>
                            next === 'compact'
                              ? { ...current, density: next }
                              : current,
                          )
                        }}
                      />
                    ),
                  },
                ]}
              />
            </Card>
            <Suspense fallback={<Skeleton shape="block" lines={2} />}>
              <SigningSettings />
            </Suspense>
            <Card
              title="App permissions"
              description="What embedded apps may read, and which browser features they may use."
              actions={
                <ButtonLink to="/settings/apps">App permissions</ButtonLink>
              }
            />
            <Card
              title="Data in this browser"
              description="Names, watched safes and settings. They are nowhere else: save a copy."
            >
              <DataSettings />
            </Card>
          </>
        )}
      </Stack>
    </>
  )
}
