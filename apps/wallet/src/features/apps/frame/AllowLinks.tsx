import { Button, Dialog, Stack } from '@strongroom/ui-kit'
import { useState } from 'react'
import { useServices } from '../../../app/ServicesContext.ts'
import { allFrameExtras, hasFrameExtras } from '../frameExtras.ts'
import { openAppStores } from '../openAppStores.ts'

/**
 * Explains that links and downloads of an app are off, at the place where the
 * owner misses them. The browser reports no blocked download, and a sandbox
 * changes only when the app is loaded again.
 */
export function AllowLinks({
  origin,
  sandbox,
}: {
  origin: string
  sandbox: readonly string[]
}) {
  const { stores: all } = useServices()
  const stores = openAppStores(all)
  const [isOpen, setOpen] = useState(false)
  if (hasFrameExtras(sandbox)) return null
  const close = () => setOpen(false)
  const allow = () =>
    stores.apps.set((memory) => ({
      ...memory,
      features: {
        ...memory.features,
        [origin]: { ...memory.features[origin], ...allFrameExtras },
      },
    }))
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Links and downloads: off
      </Button>
      {isOpen && (
        <Dialog
          open
          size="small"
          onClose={close}
          title="Allow links and downloads?"
          footer={
            <>
              <Button onClick={close}>Keep them off</Button>
              <Button variant="primary" onClick={allow}>
                Allow and reload the app
              </Button>
            </>
          }
        >
          <Stack>
            <p>
              While they are off, files of <bdi>{origin}</bdi> are not saved,
              and the pages it opens work only in part.
            </p>
            <p>
              Allowed, it can open any web page in a new tab and save files on
              this device. Check the address of a page before you enter
              anything.
            </p>
            <p>
              The app is loaded again: what you entered in it is lost. You can
              change this later under App permissions.
            </p>
          </Stack>
        </Dialog>
      )}
    </>
  )
}
