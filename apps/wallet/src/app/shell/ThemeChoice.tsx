import { IconButton } from '@strongroom/ui-kit'
import { useEffect } from 'react'
import { useStore } from '../../storage/useStore.ts'
import { useServices } from '../ServicesContext.ts'

const next = { system: 'light', light: 'dark', dark: 'system' } as const
const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const
const names = { system: 'system', light: 'light', dark: 'dark' } as const

/** Steps through the themes and keeps the page's attribute in line. */
export function ThemeChoice() {
  const { stores } = useServices()
  const { theme } = useStore(stores.settings)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['srTheme']
    else dataset['srTheme'] = theme
  }, [theme])
  return (
    <IconButton
      icon={icons[theme]}
      label={`Theme: ${names[theme]}. Change`}
      onClick={() =>
        stores.settings.set((current) => ({
          ...current,
          theme: next[current.theme],
        }))
      }
    />
  )
}
