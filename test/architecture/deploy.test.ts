/** What the files of `deploy`, and the pages that lead through them, name is there: files, scripts, variables, figures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openFigures } from '../../server/figures.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)
const image = read('deploy/Containerfile')
const compose = read('deploy/compose.yaml')
const guides = ['docs/operate.md', 'docs/bring-your-own.md'] as const
const described = ['server', 'reference-backend', 'reference-vault']
  .map((folder) => read(`${folder}/README.md`))
  .join('\n')
const units = readdirSync('deploy/systemd').map((name) => read(`deploy/systemd/${name}`))

/** What others than the shop are told there. */
const ofOthers =
  /^(NODE_ENV|POSTGRES_|PG|FRONT$|SHOP_[ABC]$|DATABASE_PASSWORD$|CONFIG_FILE$|PAGE$|STRAPI_|VENDURE_)/

describe('the files of a deployment', () => {
  it('copy and mount nothing that is not there', () => {
    const copied = all(image, /^COPY --from=build \/shop\/(\S+)/gm)
    const named = all(image, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '))
    const made = ['node_modules', 'dist']
    const mounted = all(compose, /(?:- |')\.\/([^:'\s]+):\//g).map((file) => `deploy/${file}`)
    const built = all(compose, /context: ([a-z]+)\b/g).map((name) => `deploy/${name}/Containerfile`)
    const files = [...copied, ...named, ...mounted, ...built].filter((file) => !made.includes(file))
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('start what the build makes', () => {
    const made = ['server', 'vault'].filter((name) =>
      read('vite.server.config.ts').includes(`${name}: '`),
    )
    const started = [image, compose, ...units].flatMap((text) =>
      all(text, /dist\/server\/(\w+)\.js/g),
    )
    expect(new Set(started)).toEqual(new Set(made))
  })

  it('tell the servers only what these listen to', () => {
    const told = [
      ...all(compose, /\b([A-Z][A-Z_]+): /g),
      ...all(image, /^ENV (.+)$/gm).flatMap((line) => all(line, /\b([A-Z_]+)=/g)),
      ...units.flatMap((unit) =>
        all(unit, /^Environment=(.+)$/gm).flatMap((line) => all(line, /\b([A-Z_]+)=/g)),
      ),
    ].filter((name) => name !== 'CMD' && !ofOthers.test(name))
    expect(told.length).toBeGreaterThan(12)
    expect(told.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
  })

  it('give everything that compose demands in the line that starts it', () => {
    const demanded = new Set(all(compose, /\$\{([A-Z_]+):\?/g))
    const [line = ''] = all(read('docs/operate.md'), /`([^`]*docker compose -f [^`]*)`/g)
    expect([...demanded].filter((name) => !line.includes(`${name}=`))).toEqual([])
  })

  it('lead haproxy and pgbouncer to services that there are', () => {
    const services = all(compose, /^ {2}([a-z-]+):/gm)
    const hosts = [
      ...all(compose, /SHOP_[ABC]: '([a-z-]+):4173'/g),
      ...all(compose, /@([a-z-]+):\d+\//g),
      ...all(read('deploy/pgbouncer/pgbouncer.ini'), /host=(\S+)/g),
    ]
    expect(hosts.length).toBeGreaterThan(7)
    expect(hosts.filter((host) => !services.includes(host))).toEqual([])
    const databases = all(read('deploy/pgbouncer/pgbouncer.ini'), /^(\w+) = host=/gm)
    expect(all(compose, /@pgbouncer:6432\/(\w+)/g).toSorted()).toEqual(databases.toSorted())
  })
})

describe.each(guides)('%s', (guide) => {
  const text = read(guide)

  it('names commands, files and variables that there are', () => {
    const scripts = all(read('package.json'), /^ {4}"([a-z:-]+)": "/gm)
    const run = all(text, /npm run ([a-z:-]+)/g)
    expect(run.filter((name) => !scripts.includes(name))).toEqual([])
    const files = all(text, /`((?:src|test|deploy|engines|docs|server|scripts)\/[\w./-]+)`/g)
    const linked = all(text, /\]\((?!http)([^)#]+)\)/g).map((to) => path.join('docs', to))
    expect([...files, ...linked].filter((file) => !existsSync(file))).toEqual([])
    const names = all(text, /\b([A-Z]{2,}(?:_[A-Z]+)+)\b/g).filter((name) => !ofOthers.test(name))
    expect(names.length).toBeGreaterThan(10)
    expect([...new Set(names)].filter((name) => !described.includes(name))).toEqual([])
  })
})

it('docs/operate.md names figures that a server has, and files that lie in deploy', async () => {
  const text = read('docs/operate.md')
  const figures = openFigures({
    pool: () => undefined,
    pages: () => undefined,
    lostLines: () => 0,
  })
  onTestFinished(figures.close)
  const had = await figures.text()
  const named = all(text, /`((?:manifold|nodejs|process)_\w+)[`{]/g)
  const databases = ['manifold_read', 'manifold_prepare']
  const asked = named.filter((name) => !databases.includes(name))
  expect(asked.length).toBeGreaterThan(8)
  expect(asked.filter((name) => !had.includes(`# TYPE ${name} `))).toEqual([])
  const table = all(text, /`((?:systemd|haproxy|pgbouncer|postgres)\/[\w.@-]+\w)`/g)
  expect(table.length).toBeGreaterThan(3)
  expect(table.filter((file) => !existsSync(`deploy/${file}`))).toEqual([])
})
