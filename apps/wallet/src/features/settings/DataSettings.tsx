import { Button, Dialog, Notice, Stack } from '@strongroom/ui-kit'
import { type ChangeEvent, useRef, useState } from 'react'
import { useServices } from '../../app/ServicesContext.ts'
import { exportData, type ImportSummary, importData } from './portableData.ts'

/** Saves, restores and clears what only this browser knows. */
export function DataSettings() {
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
