#!/usr/bin/env node
// The command of this repository's own generator.
import '../packages/fieldguide/bin/fieldguide.mjs';
