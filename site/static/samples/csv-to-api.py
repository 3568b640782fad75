#!/usr/bin/env python3
"""Sends each line of a CSV file to one endpoint of the REST API.

The first line of the file names the parameters of the endpoint, each further line is one record.
Empty cells are left out, so they do not change what is stored. Change the six settings below, then:

    read -rsp 'Password: ' APPLIANCE_PASSWORD && export APPLIANCE_PASSWORD
    python3 csv-to-api.py

It needs no packages besides Python 3.8 or later. Exit status: 0 all lines were taken, 1 some were not, 2 wrong use.
"""

import base64
import csv
import json
import os
import ssl
import sys
import urllib.error
import urllib.parse
import urllib.request

API_URL = "https://hb-ma-01.harbor.example.com/api/1.0/buildings/"  # host and path, with the closing slash
USER = "svc-import"
METHOD = "post"  # post or put
CSV_FILE = "buildings.csv"
CA_FILE = ""  # a PEM file, where the computer does not trust the certificate of the appliance
DEBUG = False  # True prints each call and its answer

TIMEOUT = 120


def send(values, headers, context):
    """(True, what happened) or (False, why not)."""
    body = urllib.parse.urlencode(values).encode()
    request = urllib.request.Request(API_URL, data=body, headers=headers, method=METHOD.upper())
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT, context=context) as reply:
            text = reply.read().decode()
    except urllib.error.HTTPError as error:
        if error.code in (401, 503):  # no line after this one would be taken
            raise
        return False, f"HTTP {error.code}: {error.read().decode(errors='replace').strip()}"
    if DEBUG:
        print(f"{METHOD.upper()} {values}\n  {text.strip()}")
    answer = json.loads(text)
    msg = answer.get("msg")
    if answer.get("code") != 0:
        return False, str(msg)
    if isinstance(msg, list) and len(msg) >= 5:
        changed, new = msg[3], msg[4]
        return True, "created" if new else "updated" if changed else "unchanged"
    return True, str(msg)


def main():
    password = os.environ.get("APPLIANCE_PASSWORD")
    if not password:
        sys.exit(wrong_use("the variable APPLIANCE_PASSWORD is not set"))
    if METHOD.lower() not in ("post", "put"):
        sys.exit(wrong_use("METHOD must be post or put"))
    if not API_URL.startswith("https://") or not API_URL.endswith("/"):
        sys.exit(wrong_use("API_URL must begin with https:// and end with a slash"))
    login = base64.b64encode(f"{USER}:{password}".encode()).decode()
    headers = {"Authorization": f"Basic {login}", "Accept": "application/json"}
    added, notadded = [], []
    try:
        context = ssl.create_default_context(cafile=CA_FILE or None)
        with open(CSV_FILE, newline="", encoding="utf-8-sig") as file:
            reader = csv.DictReader(file)
            for record in reader:
                where = f"line {reader.line_num}"
                if None in record or None in record.values():
                    notadded.append(f"{where}: it has more or fewer cells than the first line")
                    continue
                values = {key.strip(): value.strip() for key, value in record.items() if value.strip()}
                if not values:
                    continue
                taken, text = send(values, headers, context)
                (added if taken else notadded).append(f"{where}, {next(iter(values.values()))}: {text}")
    except urllib.error.HTTPError as error:
        hint = "name or password is wrong" if error.code == 401 else "the appliance restarts, or is in standby"
        notadded.append(f"stopped with HTTP {error.code}, {hint}")
    except (OSError, ValueError) as error:
        notadded.append(f"stopped: {error}")
    for title, lines in (("added", added), ("notadded", notadded)):
        print(f"{title}: {len(lines)}")
        for line in lines:
            print(f"  {line}")
    return 1 if notadded else 0


def wrong_use(text):
    print(text, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
