import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ZippedFile, zipArchive } from '../../../../testing/pictures/zip-archive.ts'
import { FileTooLarge, FileUnreadable } from '../../../../ui/uploads/upload-queue.ts'
import { ArchiveFault } from './archive-fault.ts'
import { isArchive, readArchive } from './read-archive.ts'

const enough = 1024 * 1024

const read = (...files: readonly ZippedFile[]) => readArchive(new Blob([zipArchive(files)]))

const broken = { kind: 'broken' }

/** What python writes without knowing the sizes before: as a stream, then with the fields of archives beyond 4 GB. */
const ofAnotherProgram = [
  [
    'UEsDBC0ACAgIAAAAIVwAAAAA//////////8RABQAw4l0w6kvTUFSLTAwMS5qcGcBABAAAAAAAAAAAAAAAAAAAAAAAEvLLCouUUgb',
    'MSQAUEsHCM++D20LAAAAAAAAAPAAAAAAAAAAUEsDBC0ACAAIAAAAIVwAAAAA//////////8LABQATUFSLTAwMi5qcGcBABAAAAAA',
    'AAAAAAAAAAAAAAAAACtOTc7PSwEAUEsHCGkRH7YIAAAAAAAAAAYAAAAAAAAAUEsBAi0DLQAICAgAAAAhXM++D20LAAAA8AAAABEA',
    'AAAAAAAAAAAAAIABAAAAAMOJdMOpL01BUi0wMDEuanBnUEsBAi0DLQAIAAgAAAAhXGkRH7YIAAAABgAAAAsAAAAAAAAAAAAAAIAB',
    'ZgAAAE1BUi0wMDIuanBnUEsFBgAAAAACAAIAeAAAAMMAAAAAAA==',
  ].join(''),
  [
    'UEsDBC0ACAgIAAAAIVwAAAAA//////////8RABQAw4l0w6kvTUFSLTAwMS5qcGcBABAAAAAAAAAAAAAAAAAAAAAAAEvLLCouUUgb',
    'MSQAUEsHCM++D20LAAAAAAAAAPAAAAAAAAAAUEsDBC0ACAAIAAAAIVwAAAAA//////////8LABQATUFSLTAwMi5qcGcBABAAAAAA',
    'AAAAAAAAAAAAAAAAACtOTc7PSwEAUEsHCGkRH7YIAAAAAAAAAAYAAAAAAAAAUEsBAi0DLQAICAgAAAAhXM++D23//////////xEA',
    'FAAAAAAAAAAAAIABAAAAAMOJdMOpL01BUi0wMDEuanBnAQAQAPAAAAAAAAAACwAAAAAAAABQSwECLQMtAAgACAAAACFcaREftv//',
    '////////CwAcAAAAAAAAAAAAgAH/////TUFSLTAwMi5qcGcBABgABgAAAAAAAAAIAAAAAAAAAGYAAAAAAAAAUEsGBiwAAAAAAAAA',
    'LQAtAAAAAAAAAAAAAgAAAAAAAAACAAAAAAAAAKgAAAAAAAAAwwAAAAAAAABQSwYHAAAAAGsBAAAAAAAAAQAAAFBLBQYAAAAAAgAC',
    'AKgAAADDAAAAAAA=',
  ].join(''),
]

describe('an archive of photographs', () => {
  it('is its pictures and tables by their names, without what systems put there', async () => {
    const { pictures, tables } = await read(
      { path: 'Shooting/MAR-001.jpg', content: 'one', deflated: true },
      { path: 'Shooting/', content: '' },
      { path: 'Shooting\\web\\MAR-002.HEIC', content: 'two' },
      { path: '__MACOSX/Shooting/._MAR-001.jpg', content: 'fork' },
      { path: '.thumbnails/MAR-003.jpg', content: 'small' },
      { path: 'Shooting/.DS_Store', content: '' },
      { path: 'contrat.pdf', content: 'words' },
      { path: 'collection.csv', content: 'Nom' },
    )
    expect(pictures.map(({ name }) => name)).toEqual(['MAR-001.jpg', 'MAR-002.HEIC'])
    expect(tables.map(({ name }) => name)).toEqual(['collection.csv'])
    const opened = await Promise.all(pictures.map(({ open }) => open(enough)))
    expect(opened.map(({ name, type }) => [name, type])).toEqual([
      ['MAR-001.jpg', 'image/jpeg'],
      ['MAR-002.HEIC', 'image/heic'],
    ])
    expect(await Promise.all(opened.map((file) => file.text()))).toEqual(['one', 'two'])
  })

  it('may come from another program', async () => {
    for (const archive of ofAnotherProgram) {
      const { pictures } = await readArchive(new Blob([Buffer.from(archive, 'base64')]))
      const opened = await Promise.all(pictures.map(({ open }) => open(enough)))
      expect(opened.map(({ name }) => name)).toEqual(['MAR-001.jpg', 'MAR-002.jpg'])
      expect(await Promise.all(opened.map((file) => file.text()))).toEqual(['first '.repeat(40), 'second'])
    }
  })

  it('may have a comment, which may look like an end, and names of old systems', async () => {
    const files = [{ path: Buffer.from('Robe brod\x82e.jpg', 'latin1'), content: 'one' }]
    const comment = `PK\x05\x06${'\0'.repeat(30)}`
    const { pictures } = await readArchive(new Blob([zipArchive(files, comment)]))
    expect(pictures.map(({ name }) => name)).toEqual(['Robe brodée.jpg'])
  })

  it('is told by its name', () => {
    expect(['a.zip', 'A.ZIP', 'a.jpg'].map((name) => isArchive({ name }))).toEqual([true, true, false])
  })
})

describe('an archive that is refused as a whole', () => {
  it('is none, or was cut off anywhere', async () => {
    await expect(readArchive(new Blob([]))).rejects.toMatchObject(broken)
    await expect(readArchive(new Blob(['Rar!'.repeat(30_000)]))).rejects.toMatchObject(broken)
    const whole = zipArchive([{ path: 'MAR-001.jpg', content: 'one' }])
    for (let length = 0; length < whole.length; length += 1)
      await expect(readArchive(new Blob([whole.subarray(0, length)]))).rejects.toMatchObject(broken)
  })

  it('has a list that is none, or too long', async () => {
    const listless = zipArchive([{ path: 'MAR-001.jpg', content: 'one' }])
    listless.writeUInt32LE(1, listless.length - 6)
    await expect(readArchive(new Blob([listless]))).rejects.toMatchObject(broken)
    const long = zipArchive([{ path: 'MAR-001.jpg', content: 'one' }])
    long.writeUInt32LE(0x7fff_ffff, long.length - 10)
    await expect(readArchive(new Blob([long]))).rejects.toMatchObject({ kind: 'tooMany' })
  })

  it('has a password, or a compression that browsers do not know', async () => {
    const picture = { path: 'MAR-001.jpg', content: 'one' }
    await expect(read({ ...picture, saying: { flags: 1 } })).rejects.toMatchObject({ kind: 'locked' })
    await expect(read({ ...picture, saying: { method: 93 } })).rejects.toMatchObject({
      kind: 'foreign',
      file: 'MAR-001.jpg',
    })
  })

  it('has two pictures of one name', async () => {
    await expect(
      read({ path: 'web/MAR-001.jpg', content: 'small' }, { path: 'print/mar-001.JPG', content: 'large' }),
    ).rejects.toMatchObject({ kind: 'twice', file: 'mar-001.JPG' })
  })
})

describe('a picture of an archive', () => {
  const open = async (file: Omit<ZippedFile, 'path'>, mostBytes = enough) =>
    (await read({ path: 'MAR-001.jpg', ...file })).pictures[0]?.open(mostBytes)

  it('is not unpacked where it claims to be too large', async () => {
    const file = { content: 'one', deflated: true, saying: { size: enough + 1 } }
    await expect(open(file)).rejects.toBeInstanceOf(FileTooLarge)
  })

  it('is given up when it unpacks to more than it claims, or to less', async () => {
    const content = Buffer.alloc(64 * enough)
    await expect(open({ content, deflated: true, saying: { size: 10 } })).rejects.toBeInstanceOf(
      FileUnreadable,
    )
    const short = { content: 'one', deflated: true, saying: { size: 10 } }
    await expect(open(short)).rejects.toBeInstanceOf(FileUnreadable)
  })

  it('is given up when its bytes are no compressed ones, or lie elsewhere', async () => {
    const noise = { content: 'noise', saying: { method: 8 } }
    await expect(open(noise)).rejects.toBeInstanceOf(FileUnreadable)
    await expect(open({ content: 'one', saying: { start: 7 } })).rejects.toBeInstanceOf(FileUnreadable)
    await expect(open({ content: 'one', saying: { start: 0xffff_fff0 } })).rejects.toBeInstanceOf(
      FileUnreadable,
    )
  })

  it('is read or refused, whichever bytes of an archive are others', async () => {
    const whole = zipArchive([
      { path: 'MAR-001.jpg', content: 'one', deflated: true },
      { path: 'MAR-002.jpg', content: 'two' },
    ])
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(changes, async (others) => {
        const bytes = Buffer.from(whole)
        for (const [place, value] of others) bytes[place] = value
        const refused = (error: unknown) => {
          const reasons = [ArchiveFault, FileTooLarge, FileUnreadable]
          expect(reasons.some((reason) => error instanceof reason)).toBe(true)
        }
        const { pictures } = await readArchive(new Blob([bytes])).catch((error: unknown) => {
          refused(error)
          return { pictures: [] }
        })
        for (const { open: unpack } of pictures) await unpack(enough).catch(refused)
      }),
      { numRuns: 500 },
    )
  })
})
