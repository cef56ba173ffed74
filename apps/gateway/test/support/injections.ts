const payloads = [
  'or 1=1',
  'or true',
  'union select null,null,null',
  'union all select version()',
  'and 1=cast((select version()) as int)',
  'and (select pg_sleep(5)) is null',
  'order by 99',
  'limit 1 offset 1e9',
  ';drop table safe',
  ';select pg_sleep(5)',
  ";copy safe to program 'id'",
  '||(select current_user)||',
  '{{7*7}}',
  '#{7*7}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%s%n%x',
  '\r\nSet-Cookie: a=b',
  '\u0000',
  '\ud800\u202e',
  '__proto__',
  '1e309',
  '9'.repeat(90),
  `0x${'f'.repeat(130)}`,
  '𝟙٣',
]

const wrap: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `' ${text} --`,
  (text) => `" ${text} --`,
  (text) => `') ${text} /*`,
  (text) => `1 ${text}`,
  (text) => `$$ ${text} $$`,
  (text) => `\\' ${text} #`,
  (text) => encodeURIComponent(`%27 ${text}`.toWellFormed()),
]

/** Two hundred texts that mean something to a database, a shell or a page. */
export const injections: readonly string[] = wrap.flatMap((around) =>
  payloads.map(around),
)
