#!/usr/bin/env python3
"""Deletes every device of a TEST appliance. This cannot be undone: back up first.

Usage, with the password in the variable APPLIANCE_PASSWORD:

    python3 reset-devices.py https://ma-test.example.com reset-user
    python3 reset-devices.py https://ma-test.example.com reset-user --cacert ca.pem

The script counts the devices and continues only after you type the host name. It runs until no device is
left, so you can start it again after an interruption. It needs Python 3.9 or later and no other packages.

Exit status: 0 nothing left, 1 stopped or devices left, 2 wrong arguments.
"""

import argparse
import base64
import json
import os
import ssl
import sys
import urllib.error
import urllib.parse
import urllib.request

PAGE = 500
TIMEOUT = 120


class Appliance:
    """One appliance and the account that deletes its devices."""

    def __init__(self, url, user, password, context):
        self.url = url.rstrip("/")
        self.context = context
        login = base64.b64encode(f"{user}:{password}".encode()).decode()
        self.headers = {"Authorization": f"Basic {login}", "Accept": "application/json"}

    def call(self, method, path):
        request = urllib.request.Request(self.url + path, headers=self.headers, method=method)
        with urllib.request.urlopen(request, timeout=TIMEOUT, context=self.context) as response:
            return json.load(response)

    def devices(self):
        """{id: name} of all devices, page by page: a response may contain only some of them."""
        found = {}
        offset = 0
        while True:
            page = self.call("GET", f"/api/1.0/devices/?limit={PAGE}&offset={offset}")
            rows = list_in(page)
            fresh = {id_of(row): row.get("name", "") for row in rows if id_of(row) not in found}
            found.update(fresh)
            offset += len(rows)
            if not fresh or len(found) >= page.get("total_count", 0):
                return found

    def delete(self, device_id):
        """None, or why the device could not be deleted."""
        try:
            response = self.call("DELETE", f"/api/1.0/devices/{device_id}/")
        except urllib.error.HTTPError as error:
            if error.code == 404:  # already deleted, for example with its host
                return None
            if error.code in (401, 403):
                raise
            return f"HTTP {error.code}"
        return None if response.get("code", 0) == 0 else str(response.get("msg", response))


def list_in(page):
    """The rows of a response: its only list."""
    lists = [value for value in page.values() if isinstance(value, list)]
    if len(lists) != 1:
        raise ValueError(f"the response has {len(lists)} lists instead of one: {', '.join(page)}")
    return lists[0]


def id_of(row):
    return row["device_id"] if "device_id" in row else row["id"]


def run(appliance, host):
    devices = appliance.devices()
    if not devices:
        print(f"{host}: nothing left to delete.")
        return 0
    print(f"{host} has {len(devices)} devices. All of them will be deleted. This cannot be undone.")
    if input("Type the host name to continue: ").strip() != host:
        print("Stopped. Nothing was deleted.")
        return 1
    deleted = 0
    while devices:
        failed = {}
        for device_id, name in devices.items():
            reason = appliance.delete(device_id)
            if reason:
                failed[f"{name} ({device_id})"] = reason
                continue
            deleted += 1
            if deleted % 100 == 0:
                print(f"{deleted} deleted")
        if len(failed) == len(devices):
            print(f"{deleted} deleted, {len(failed)} left:")
            for name, reason in failed.items():
                print(f"  {name}: {reason}")
            return 1
        devices = appliance.devices()
    print(f"{deleted} deleted. {host}: nothing left to delete.")
    return 0


def main():
    parser = argparse.ArgumentParser(description="Deletes every device of a test appliance.")
    parser.add_argument("url", help="https://ma-test.example.com")
    parser.add_argument("user", help="a user who may delete devices")
    parser.add_argument("--cacert", help="certificate authority of the appliance, as a PEM file")
    parser.add_argument("--insecure", action="store_true", help="accept any certificate, in a closed lab")
    options = parser.parse_args()

    password = os.environ.get("APPLIANCE_PASSWORD")
    if not password:
        parser.error("the variable APPLIANCE_PASSWORD is not set")
    address = urllib.parse.urlsplit(options.url)
    if address.scheme != "https" or not address.hostname or address.path.strip("/"):
        parser.error("the URL has the form https://<host>")

    try:
        context = ssl.create_default_context(cafile=options.cacert)
        if options.insecure:
            context.check_hostname = False
            context.verify_mode = ssl.CERT_NONE
        return run(Appliance(options.url, options.user, password, context), address.hostname)
    except urllib.error.HTTPError as error:
        hints = {
            401: "user name or password is wrong",
            403: "this user may not read or delete devices",
            503: "the appliance is restarting or is a standby",
        }
        print(f"Stopped: HTTP {error.code}, {hints.get(error.code, error.reason)}.", file=sys.stderr)
    except (OSError, ValueError, KeyError, EOFError) as error:
        print(f"Stopped: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped. Start the script again to delete the rest.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
