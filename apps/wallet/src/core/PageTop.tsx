import { PageHeader, type PageHeaderProps } from '@strongroom/ui-kit'
import { useEffect } from 'react'

/** The head of a page, which also names the tab. */
export function PageTop({
  title,
  ...rest
}: Omit<PageHeaderProps, 'title'> & { title: string }) {
  useEffect(() => {
    document.title = `${title} · Strongroom`
  }, [title])
  return <PageHeader title={title} {...rest} />
}
