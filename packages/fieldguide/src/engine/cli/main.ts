import { FieldguideError } from '../../shared/errors.ts';
import { VERSION } from '../config/version.ts';
import { asksForHelp, helpOf, helpOfAll, parseCommand, unknownCommand } from './commandLine.ts';
import { COMMANDS } from './commands.ts';
import { reportFault } from './report.ts';

interface MainOptions {
  /** `process.argv`. */
  argv: readonly string[];
  /** Folder of the bundled generator. */
  home: string;
}

/** Runs one command line and returns its exit code: 0, or 1 after a fault that has been printed. */
export async function main({ argv, home }: MainOptions): Promise<number> {
  const [name = '', ...args] = argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (command && args.length > 0 && asksForHelp(args)) console.info(helpOf(name, command));
    else if (command) return await command.run(parseCommand(name, command, args), home);
    else if (name === '--version') console.info(VERSION);
    else if (asksForHelp(argv.slice(2))) console.info(helpOfAll(COMMANDS));
    else throw new FieldguideError(unknownCommand(name, COMMANDS));
    return 0;
  } catch (error) {
    reportFault(error);
    return 1;
  }
}
